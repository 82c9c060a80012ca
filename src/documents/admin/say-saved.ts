import { formatMoment } from '#/format/dates.ts';
import { documentsText as text } from '#/i18n/tr/documents.ts';
import type { FlatDocument } from '../flat-document.ts';

/** What a save has meant for visitors. */
export function saySaved({ published, publishAt }: FlatDocument): string {
  if (published) return text.sectionPublished;
  return publishAt === null ? text.draftSaved : text.scheduled(formatMoment(publishAt));
}
