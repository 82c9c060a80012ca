import { useEffect, useReducer } from 'react';
import { formatMoment } from '#/format/dates.ts';
import { minute } from '#/format/durations.ts';
import { publishingText as text } from '#/i18n/tr/publishing.ts';
import { Badge } from '../badge.tsx';

export type PublicationState = 'draft' | 'published' | 'scheduled';

/** Publication as a form holds it; without `publishAt` there is no time to choose. */
export interface Publication {
  published?: boolean;
  /** ISO 8601 UTC; null to come out at once, empty while the person has not finished choosing. */
  publishAt?: string | null;
}

/** @param now ISO 8601 UTC */
export const isAhead = ({ publishAt }: Publication, now: string): boolean =>
  Boolean(publishAt && publishAt > now);

/** Tells what visitors see of what is stored. */
export function stateOf(stored: Publication, now: string): PublicationState {
  if (!stored.published) return 'draft';
  return isAhead(stored, now) ? 'scheduled' : 'published';
}

interface FormActs {
  /** Label of the button that saves what stands in the form. */
  save: string;
  /** Read aloud before it: 'Kaydet' is in the name of this button, and of no other. */
  savePrefix?: string;
  /** Label of the button that saves with the opposite of the checkbox. */
  other: string;
}

/** Says before the press what it does; without a tick the first button changes nothing for visitors of what is new. */
export function actsOf(state: PublicationState, chosen: Publication, now: string): FormActs {
  const isOut = state === 'published';
  const putOut = isOut ? text.update : text.publish;
  const [out, back] = [
    isAhead(chosen, now) ? text.schedule : putOut,
    isOut ? text.unpublish : text.saveDraft,
  ];
  const save = chosen.published ? out : back;
  const other = back === text.saveDraft ? text.keepAsDraft : back;
  return {
    save,
    ...(save !== text.saveDraft && { savePrefix: text.saveAnd }),
    other: chosen.published ? other : out,
  };
}

/** Says what a save has meant, by the server's answer; undefined for kinds that know no drafts. */
export function meaningOf(saved: object): string | undefined {
  const { published, scheduled, publishAt }: Publication & { scheduled?: boolean } = saved;
  if (published === undefined) return undefined;
  if (published) return text.nowOut;
  return scheduled && publishAt ? text.isScheduledFor(formatMoment(publishAt)) : text.notSeen;
}

const looks = {
  draft: { tone: 'waiting', words: text.isDraft },
  draftBeside: { tone: 'waiting', words: text.isDraftBeside },
  published: { tone: 'safe', words: text.isPublished },
  scheduled: { tone: 'planned', words: text.isScheduled },
} as const;

interface PublicationBadgeProps extends Pick<Publication, 'publishAt'> {
  state: keyof typeof looks;
}

/** Shows what visitors see of the stored thing, whatever stands in its form. */
export function PublicationBadge({ state, publishAt }: PublicationBadgeProps) {
  const { tone, words } = looks[state];
  return (
    <Badge tone={tone}>
      <span className="sr-only">{text.state} </span>
      {state === 'scheduled' && publishAt ? text.isScheduledFor(formatMoment(publishAt)) : words}
    </Badge>
  );
}

/**
 * Draws the component again once this time has come, because what it says of a plan holds only until then.
 * @param time ISO 8601
 */
export function useRedrawAt(time: string | null | undefined): void {
  const [, redraw] = useReducer((redrawn: number) => redrawn + 1, 0);
  useEffect(() => (time ? callAt(time, redraw) : undefined), [time]);
}

/**
 * Milliseconds until the clock is looked at again: a timer holds 24 days at most and stands still while the device
 * sleeps.
 */
const longestWait = minute;

/**
 * Calls once, when this time has come; never for one that is over.
 * @param time ISO 8601
 * @returns a function that calls it off
 */
export function callAt(time: string, act: () => void): () => void {
  const left = () => Date.parse(time) - Date.now();
  const wait = () => setTimeout(look, Math.min(left(), longestWait));
  let timer = left() > 0 ? wait() : undefined;
  function look() {
    if (left() > 0) timer = wait();
    else act();
  }
  return () => clearTimeout(timer);
}
