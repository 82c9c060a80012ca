import { istanbulTime } from '#/format/istanbul-time.ts';
import { accountProposalsText as text } from '#/i18n/tr/account-proposals.ts';
import { Badge } from '#/panel/badge.tsx';
import { PublicationBadge, useRedrawAt } from '#/panel/stored/publication.tsx';
import type { DocumentSummary } from '../answers.server.ts';

/**
 * Shows what visitors see of the document as it was saved last.
 * @param isOut whether they see an earlier version meanwhile
 */
export function DocumentBadge({
  published,
  waits,
  publishAt,
  isOut = true,
}: Pick<DocumentSummary, 'published' | 'waits' | 'publishAt'> & { isOut?: boolean }) {
  useRedrawAt(publishAt);
  if (waits) return <Badge tone="waiting">{text.waits}</Badge>;
  // whether it has come out, or waits for a second person, only the server knows
  if (publishAt && publishAt <= new Date().toISOString()) return null;
  if (publishAt) return <PublicationBadge state="scheduled" publishAt={istanbulTime(publishAt)} />;
  const draft = isOut ? 'draftBeside' : 'draft';
  return <PublicationBadge state={published ? 'published' : draft} />;
}
