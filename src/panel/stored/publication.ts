import { publishingText as text } from '#/i18n/tr/publishing.ts';

export type PublicationState = 'draft' | 'published' | 'scheduled';

/** What a form holds of publication; without `publishAt` there is no time to choose. */
export interface Publication {
  published?: boolean;
  /** As a date field holds it, in Istanbul; null to come out at once. */
  publishAt?: string | null;
}

/** @param now the present time as a date field holds it */
export const isAhead = ({ publishAt }: Publication, now: string): boolean =>
  Boolean(publishAt && publishAt > now);

/** What visitors see of what is stored. */
export function stateOf(stored: Publication, now: string): PublicationState {
  if (!stored.published) return 'draft';
  return isAhead(stored, now) ? 'scheduled' : 'published';
}

export interface FormActs {
  /** Label of the button that saves what stands in the form. */
  save: string;
  /** Label of the button that saves with the opposite of the checkbox. */
  other: string;
}

/** Says before the press what it does. */
export function actsOf(state: PublicationState, chosen: Publication, now: string): FormActs {
  const words = wordsOf(state, isAhead(chosen, now));
  return chosen.published
    ? { save: words.saveOut, other: words.takeBack }
    : { save: words.saveBack, other: words.putOut };
}

function wordsOf(state: PublicationState, isLater: boolean) {
  const out = isLater
    ? { saveOut: text.saveAndSchedule, putOut: text.schedule }
    : { saveOut: text.saveAndPublish, putOut: text.publish };
  if (state === 'draft') return { ...out, takeBack: text.keepAsDraft, saveBack: text.saveDraft };
  if (state === 'scheduled') {
    const plan = isLater ? { saveOut: text.savePlan, putOut: text.updatePlan } : out;
    return { ...plan, takeBack: text.callOff, saveBack: text.saveAndCallOff };
  }
  const update = isLater ? out : { saveOut: text.saveAndUpdate, putOut: text.update };
  return { ...update, takeBack: text.unpublish, saveBack: text.saveAndUnpublish };
}
