import { type ComponentProps, useEffect, useReducer } from 'react';
import { formatMoment } from '#/format/dates.ts';
import { minute } from '#/format/durations.ts';
import { publishingText as text } from '#/i18n/tr/publishing.ts';
import { Badge } from '../badge.tsx';
import type { FormFrame } from '../form/form-frame.tsx';
import type { FormState } from '../form/form-state.ts';
import type { FormSave } from '../save/use-save.ts';
import { useStore } from '../store.ts';

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

interface FormOfThing {
  isStored: boolean;
  /** Visitors always read some version of it. */
  isAlwaysOut?: boolean | undefined;
  /** The main button of what is always out publishes. */
  publishesFirst?: boolean | undefined;
  /** Undefined for what knows no drafts. */
  mayPublish: boolean | undefined;
  save: FormSave;
}

type Acts = Pick<ComponentProps<typeof FormFrame>, 'onSubmit' | 'saveLabel' | 'savePrefix' | 'other'>;

/**
 * Follows what is stored, also after a save that leaves the form open and when its planned time comes, and gives the form its
 * buttons: of two, one does what the checkbox says, the other the opposite at once.
 */
export function useFormActs<Form extends object>(form: FormState<Form>, thing: FormOfThing) {
  const { isStored, isAlwaysOut, publishesFirst, mayPublish, save } = thing;
  const stored = useStore({ subscribe: form.subscribe, read: form.stored }) as Publication;
  const typed = () => form.values() as Publication;
  const published = useStore({ subscribe: form.subscribe, read: () => typed().published });
  const publishAt = useStore({ subscribe: form.subscribe, read: () => typed().publishAt });
  useRedrawAt(stored.publishAt);
  useRedrawAt(publishAt);
  const now = new Date().toISOString();
  const storedState = isStored ? stateOf(stored, now) : 'draft';
  // one that waited has come out since the form was opened
  const state = isAlwaysOut && storedState === 'published' ? 'draft' : storedState;
  return { state, publishAt: stored.publishAt, acts: acts() };

  function acts(): Acts {
    if (mayPublish === undefined) return { onSubmit: () => save.press() };
    if (!mayPublish) {
      // the server refuses to let them change what is not a draft
      const change = state === 'draft' ? { published: false } : {};
      return { onSubmit: () => save.press(change), saveLabel: text.saveDraft };
    }
    const press = (published: boolean) => () => save.press({ published });
    if (publishesFirst && !published) {
      const { other: saveLabel, save: draft } = actsOf(state, { published, publishAt }, now);
      return { saveLabel, onSubmit: press(true), other: { label: draft, onPress: press(false) } };
    }
    const { save: saveLabel, savePrefix, other } = actsOf(state, { published, publishAt }, now);
    return {
      ...{ saveLabel, savePrefix, onSubmit: () => save.press() },
      other: { label: other, onPress: press(!published) },
    };
  }
}
