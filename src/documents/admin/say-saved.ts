import { formatMoment } from '#/format/dates.ts';
import { documentsText as text } from '#/i18n/tr/documents.ts';
import type { FlatDocument } from '../flat-document.ts';

type Saved = Pick<FlatDocument, 'published' | 'publishAt' | 'replacedVersion'>;

/** What a save has meant for visitors. @param before it */
export function saySaved(
  { published, publishAt, replacedVersion }: Saved,
  before: Pick<Saved, 'publishAt'>,
): string {
  if (published) return replacedVersion === undefined ? text.sameAsOut : text.sectionPublished;
  if (publishAt !== null) return text.scheduled(formatMoment(publishAt));
  return before.publishAt === null ? text.draftSaved : text.planRemoved;
}
