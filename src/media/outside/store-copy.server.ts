import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { changeBetween } from '#/db/audit-change.ts';
import { recordAudit } from '#/db/audit-log.ts';
import { lockContent, raiseContentVersion } from '#/db/content-version.ts';
import type { Tables } from '#/db/tables.ts';
import { createFileName } from '../files/names.server.ts';
import type { MediaParts } from '../parts.server.ts';
import { findMedia, subjectOf } from '../store.server.ts';
import { acceptPicture, refuseForeign } from '../upload/accept.server.ts';
import type { OpenFolder, ReceivedFile } from '../upload/received-file.server.ts';
import { findSamePicture, reuseSamePicture } from '../upload/store.server.ts';
import type { Sender } from '../upload/upload.server.ts';
import { movePictureUses } from '../uses.server.ts';
import { queueVariants } from '../variants/variant-store.server.ts';
import type { CleanPicture } from '../worker/jobs.server.ts';
import { replaceBySame } from './replace-by-same.server.ts';

interface Arrival extends Sender {
  mediaId: number;
  /** By a person, now: then the same picture comes out of the bin. */
  isAskedFor?: boolean;
}

/** An equal file in the library replaces the picture. @returns the id to show @throws {Refusal} as `acceptPicture`, and as `replaceBySame` */
export async function storeCopy(
  { db, files, pictures, work, clock }: MediaParts,
  { received, openFolder, ...arrival }: Arrival & { received: ReceivedFile; openFolder: OpenFolder },
): Promise<number> {
  if (!received.format) throw refuseForeign(received);
  const { contentHash } = received;
  const same = await settle(db, { ...arrival, contentHash, now: clock() });
  if (same !== undefined) return same;
  const target = join(await openFolder(), createFileName('tmp'));
  const picture = await acceptPicture(pictures, { received, target });
  const fileName = createFileName(picture.extension);
  await files.put({ name: fileName, localPath: target });
  const made = { picture, fileName };
  const mediaId = await settle(db, { ...arrival, contentHash, made, now: clock() });
  if (mediaId === arrival.mediaId) work.enqueue(mediaId);
  else await files.remove(fileName);
  return mediaId ?? arrival.mediaId;
}

interface Settling extends Arrival {
  contentHash: string;
  /** Missing at first: then only the same picture is looked for. */
  made?: { picture: CleanPicture; fileName: string };
  now: Date;
}

/** @returns the id of the picture that pages show now; undefined without one, or when none waits any more */
async function settle(db: Kysely<Tables>, settling: Settling): Promise<number | undefined> {
  const { mediaId, made } = settling;
  return db.transaction().execute(async (tx) => {
    await lockContent(tx);
    const waiting = await tx
      .selectFrom('media')
      .select(['id', 'fileName', 'altText', 'credit', 'consentNote', 'isHidden'])
      .where('id', '=', mediaId)
      .where('isWaiting', '=', 1)
      .where('deletedAt', 'is', null)
      .executeTakeFirst();
    if (!waiting) return undefined;
    // one that staff have hidden gets a file of its own: the same picture may be shown
    const same = waiting.isHidden ? undefined : await findSame(tx, settling);
    if (same) return replaceBySame(tx, { ...settling, waiting, sameId: same.id });
    return made && fill(tx, { ...settling, made, placeholder: waiting.fileName });
  });
}

/** @throws {Refusal} as `check` does */
const findSame = (tx: Kysely<Tables>, { isAskedFor, ...sent }: Settling) =>
  isAskedFor ? reuseSamePicture(tx, sent) : findSamePicture(tx, sent);

async function fill(
  tx: Kysely<Tables>,
  {
    mediaId,
    contentHash,
    made: { picture, fileName },
    placeholder,
    actor,
    now,
  }: Settling & { made: { picture: CleanPicture; fileName: string }; placeholder: string },
): Promise<number> {
  const { mimetype, size, width, height } = picture;
  const before = await findMedia(tx, mediaId);
  await tx
    .updateTable('media')
    .set({ fileName, mimetype, size, width, height, contentHash, isWaiting: 0 })
    .where('id', '=', mediaId)
    .execute();
  await tx
    .updateTable('outsidePictures')
    .set({ nextTryAt: null, failure: '' })
    .where('mediaId', '=', mediaId)
    .execute();
  await movePictureUses(tx, { from: placeholder, to: fileName });
  await queueVariants(tx, mediaId);
  await raiseContentVersion(tx);
  const after = await findMedia(tx, mediaId);
  if (after) {
    const change = changeBetween(before, after);
    await recordAudit(tx, { actor, now, action: 'media.copy', subject: subjectOf(after), change });
  }
  return mediaId;
}
