import { formatMoment } from '#/format/dates.ts';
import { readIstanbulTime } from '#/format/istanbul-time.ts';
import { publishingText as text } from '#/i18n/tr/publishing.ts';
import { Badge } from '../badge.tsx';
import type { Publication } from './publication.ts';

const looks = {
  draft: { tone: 'waiting', words: text.isDraft },
  draftBeside: { tone: 'waiting', words: text.isDraftBeside },
  published: { tone: 'safe', words: text.isPublished },
  scheduled: { tone: 'planned', words: text.isScheduled },
} as const;

interface PublicationBadgeProps extends Pick<Publication, 'publishAt'> {
  state: keyof typeof looks;
}

/** What visitors see of the stored thing, whatever stands in its form. */
export function PublicationBadge({ state, publishAt }: PublicationBadgeProps) {
  const { tone, words } = looks[state];
  const time = state === 'scheduled' && publishAt ? readIstanbulTime(publishAt) : undefined;
  return (
    <Badge tone={tone}>
      <span className="sr-only">{text.state} </span>
      {time ? text.isScheduledFor(formatMoment(time)) : words}
    </Badge>
  );
}
