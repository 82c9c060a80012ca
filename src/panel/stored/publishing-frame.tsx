import type { ReactNode } from 'react';
import { publishingText as text } from '#/i18n/tr/publishing.ts';
import { FormFrame } from '../form/form-frame.tsx';
import { type FormState, useValues } from '../form/form-state.ts';
import type { FormSave } from '../save/use-save.ts';
import { useStore } from '../store.ts';
import { actsOf, type Publication, type PublicationState, stateOf, useRedrawAt } from './publication.tsx';

interface PublishingFrameProps<Form extends object> {
  form: FormState<Form>;
  state: PublicationState;
  /** Undefined for what knows no drafts. */
  mayPublish: boolean | undefined;
  save: FormSave;
  onCancel: () => void;
  children: ReactNode;
}

/** Frame with two buttons: one does what the checkbox says, the other the opposite at once. */
export function PublishingFrame<Form extends object>({
  form,
  state,
  mayPublish,
  save,
  ...frame
}: PublishingFrameProps<Form>) {
  const { published, publishAt }: Publication = useValues(form);
  useRedrawAt(publishAt);
  if (mayPublish === undefined) return <FormFrame {...frame} onSubmit={() => save.press()} save={save} />;
  if (!mayPublish) {
    // the server refuses to let them change what is not a draft
    const change = state === 'draft' ? { published: false } : {};
    return (
      <FormFrame {...frame} onSubmit={() => save.press(change)} save={save} saveLabel={text.saveDraft} />
    );
  }
  const acts = actsOf(state, { published, publishAt }, new Date().toISOString());
  return (
    <FormFrame
      {...frame}
      onSubmit={() => save.press()}
      save={save}
      saveLabel={acts.save}
      savePrefix={acts.savePrefix}
      other={{ label: acts.other, onPress: () => save.press({ published: !published }) }}
    />
  );
}

/** Follows what is stored, also after a save that leaves the form open, and when its planned time comes. */
export function usePublicationOfForm<Form extends object>(
  form: FormState<Form>,
  { isStored, isAlwaysOut }: { isStored: boolean; isAlwaysOut?: boolean | undefined },
) {
  const { published, publishAt } = useStore({ subscribe: form.subscribe, read: form.stored }) as Publication;
  useRedrawAt(publishAt);
  const now = new Date().toISOString();
  const state = isStored ? stateOf({ published, publishAt }, now) : 'draft';
  return {
    published,
    publishAt,
    // one that waited has come out since the form was opened
    state: isAlwaysOut && state === 'published' ? 'draft' : state,
  };
}
