import type { Migration } from 'kysely/migration';
import type { Engine } from '../engine.ts';
import { start } from './001-start.ts';
import { operationsAndPhotos } from './002-operations-and-photos.ts';
import { peopleAndAudit } from './003-people-and-audit.ts';
import { binAndVersions } from './004-bin-and-versions.ts';
import { pictureLibrary } from './005-picture-library.ts';
import { unsettledFiles } from './006-unsettled-files.ts';
import { signInLimits } from './007-sign-in-limits.ts';
import { outsidePictures } from './008-outside-pictures.ts';
import { photosByCategory } from './009-photos-by-category.ts';
import { renamePendingFiles } from './010-pending-files.ts';
import { operationOfNews } from './011-operation-of-news.ts';
import { scheduleAndAuthors } from './012-schedule-and-authors.ts';
import { operationDrafts } from './013-operation-drafts.ts';
import { galleryOrder } from './014-gallery-order.ts';
import { passwordLinks } from './015-password-links.ts';
import { presence } from './016-presence.ts';
import { authorsOfOperations } from './017-authors-of-operations.ts';
import { documents } from './018-documents.ts';
import { accountProposals } from './019-account-proposals.ts';
import { listIndexes } from './020-list-indexes.ts';
import { pictureVersion } from './020-picture-version.ts';
import { photoList } from './021-photo-list.ts';
import { secondFactors } from './022-second-factors.ts';
import { trustAndAdminNotices } from './023-trust-and-admin-notices.ts';
import { displayNames } from './024-display-names.ts';
import { parkedTexts } from './025-parked-texts.ts';

/**
 * A released migration is never changed: write a new one.
 * Kysely sorts them by their whole names, so two may bear one number; a new one takes the next.
 */
export const migrations = (engine: Engine): Record<string, Migration> => ({
  '001-start': start(engine),
  '002-operations-and-photos': operationsAndPhotos(engine),
  '003-people-and-audit': peopleAndAudit(engine),
  '004-bin-and-versions': binAndVersions(),
  '005-picture-library': pictureLibrary(),
  '006-unsettled-files': unsettledFiles(),
  '007-sign-in-limits': signInLimits(),
  '008-outside-pictures': outsidePictures(),
  '009-photos-by-category': photosByCategory(),
  '010-pending-files': renamePendingFiles(),
  '011-operation-of-news': operationOfNews(),
  '012-schedule-and-authors': scheduleAndAuthors(),
  '013-operation-drafts': operationDrafts(),
  '014-gallery-order': galleryOrder(),
  '015-password-links': passwordLinks(),
  '016-presence': presence(),
  '017-authors-of-operations': authorsOfOperations(),
  '018-documents': documents(engine),
  '019-account-proposals': accountProposals(engine),
  '020-list-indexes': listIndexes(),
  '020-picture-version': pictureVersion(engine),
  '021-photo-list': photoList(),
  '022-second-factors': secondFactors(),
  '023-trust-and-admin-notices': trustAndAdminNotices(engine),
  '024-display-names': displayNames(),
  '025-parked-texts': parkedTexts(),
});
