import type { ReactNode } from 'react';
import { type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form';
import { istanbulTime, readIstanbulTime } from '#/format/istanbul-time.ts';
import { publishingText as text } from '#/i18n/tr/publishing.ts';
import { FormFrame } from '../form/form-frame.tsx';
import type { FormSubmit } from '../save/use-save.ts';
import { actsOf, type Publication, type PublicationState, stateOf, useRedrawAt } from './publication.tsx';

interface PublishingFrameProps<Form extends FieldValues, Draft> {
  form: UseFormReturn<Form, unknown, Draft>;
  state: PublicationState;
  /** Undefined for what knows no drafts. */
  mayPublish: boolean | undefined;
  save: FormSubmit;
  onCancel: () => void;
  children: ReactNode;
}

/** Frame with two buttons: one does what the checkbox says, the other the opposite at once. */
export function PublishingFrame<Form extends FieldValues, Draft>({
  form: { control },
  state,
  mayPublish,
  save,
  ...frame
}: PublishingFrameProps<Form, Draft>) {
  const [published, publishAt] = useWatch({ control, name: ['published', 'publishAt'] as never }) as [
    Publication['published'],
    Publication['publishAt'],
  ];
  useRedrawAt(publishAt && readIstanbulTime(publishAt));
  if (mayPublish === undefined) return <FormFrame {...frame} onSubmit={save.submit} save={save} />;
  if (!mayPublish) {
    // the server refuses to let them change what is not a draft
    const submit = state === 'draft' ? save.submitAs({ published: false }) : save.submit;
    return <FormFrame {...frame} onSubmit={submit} save={save} saveLabel={text.saveDraft} />;
  }
  const acts = actsOf(state, { published, publishAt }, istanbulTime(new Date().toISOString()));
  return (
    <FormFrame
      {...frame}
      onSubmit={save.submit}
      save={save}
      saveLabel={acts.save}
      savePrefix={acts.savePrefix}
      other={{ label: acts.other, onPress: save.submitAs({ published: !published }) }}
    />
  );
}

/** Follows what is stored, also after a save that leaves the form open, and when its planned time comes. */
export function usePublicationOfForm<Form extends FieldValues, Draft>(
  { formState }: UseFormReturn<Form, unknown, Draft>,
  { isStored, isAlwaysOut }: { isStored: boolean; isAlwaysOut?: boolean | undefined },
) {
  const { published, publishAt } = formState.defaultValues as Publication;
  useRedrawAt(publishAt && readIstanbulTime(publishAt));
  const now = istanbulTime(new Date().toISOString());
  const state = isStored ? stateOf({ published, publishAt }, now) : 'draft';
  return {
    published,
    publishAt,
    // one that waited has come out since the form was opened
    state: isAlwaysOut && state === 'published' ? 'draft' : state,
  };
}
