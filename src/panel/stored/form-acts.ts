import type { ComponentProps } from 'react';
import { publishingText as text } from '#/i18n/tr/publishing.ts';
import type { FormFrame } from '../form/form-frame.tsx';
import type { FormState } from '../form/form-state.ts';
import type { FormSave } from '../save/use-save.ts';
import { useStore } from '../store.ts';
import { actsOf, type Publication, stateOf, useRedrawAt } from './publication.tsx';

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
