import { useQueryClient } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { mediaDetailsText as text } from '#/i18n/tr/media-details.ts';
import { FormFrame } from '#/panel/form/form-frame.tsx';
import { useFormSave } from '#/panel/form/use-form-save.ts';
import { readAgain } from '#/panel/read-again.ts';
import type { Media } from '../answers.server.ts';
import { showChangedMedia, updateMedia } from '../queries.ts';
import { FocusPicker } from './focus-picker.tsx';
import { MediaActions } from './media-actions.tsx';
import { MediaFacts } from './media-facts.tsx';
import { changeOf, MediaFields, type MediaForm } from './media-fields.tsx';
import { UsesOfPicture } from './picture-uses.tsx';

interface MediaDetailsProps {
  media: Media;
  form: UseFormReturn<MediaForm>;
  onSaved: () => void;
  onCancel: () => void;
}

export function MediaDetails({ media, form, onSaved, onCancel }: MediaDetailsProps) {
  const queries = useQueryClient();
  const save = useFormSave({
    form,
    save: async (draft: MediaForm) => {
      // what the form began with: the picture may have been read again since, with what somebody else wrote
      const change = changeOf(form.formState.defaultValues as MediaForm, draft);
      if (Object.keys(change).length > 0) showChangedMedia(queries, await updateMedia(media.id, change));
    },
    saved: text.saved,
    refresh: () => readAgain(queries),
    onSaved: (_, draft, hasTypedMeanwhile) => {
      if (hasTypedMeanwhile) form.reset(draft, { keepValues: true });
      else onSaved();
    },
  });
  const [x, y] = form.watch(['focusX', 'focusY']);
  const moveFocus = (focus: { x: number; y: number }) => {
    form.setValue('focusX', focus.x, { shouldDirty: true });
    form.setValue('focusY', focus.y, { shouldDirty: true });
  };
  return (
    <FormFrame onSubmit={form.handleSubmit((draft) => save.mutate(draft))} save={save} onCancel={onCancel}>
      <div className="grid gap-6 md:grid-cols-2">
        <div className="grid content-start gap-4">
          <FocusPicker media={media} focus={{ x, y }} onChange={moveFocus} />
          <MediaActions media={media} />
        </div>
        <MediaFields form={form} />
      </div>
      <section className="grid gap-2">
        <h3 className="font-bold">{text.uses}</h3>
        <UsesOfPicture id={media.id} />
      </section>
      <MediaFacts media={media} />
    </FormFrame>
  );
}
