import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { createRequestKey } from '#/http/stored-calls.ts';
import { mediaText } from '#/i18n/tr/media.ts';
import { photosPanelText as text } from '#/i18n/tr/photos-panel.ts';
import { FormOfUploads, useFormUploads } from '#/media/fields/form-uploads.ts';
import { FormDialog } from '#/panel/form/form-dialog.tsx';
import { FormFrame } from '#/panel/form/form-frame.tsx';
import { useFormSave } from '#/panel/form/use-form-save.ts';
import { type DraftOrigin, useLocalDraft } from '#/panel/form/use-local-draft.ts';
import { readAgain } from '#/panel/read-again.ts';
import { formValues, PlannedFields } from '#/panel/stored/field-plans.tsx';
import { findCurrent, saysTheSame } from '#/panel/stored/save-draft.ts';
import { addPhoto, updatePhoto } from '../queries.ts';
import type { Photo } from '../schema.ts';
import { type PhotoFormInput, type PhotoFormOutput, photoFields, photoFormSchema } from './photo-fields.tsx';

interface PhotoDialogProps {
  /** The slot of the text to go on with; the newest when left out. */
  slot?: string;
  onClose: () => void;
}

export default function PhotoDialog({ slot, onClose }: PhotoDialogProps) {
  const { form, ...localDraft } = useLocalDraft({
    draftName: 'photo new',
    slot,
    resolver: zodResolver(photoFormSchema),
    defaultValues: formValues(photoFields),
  });
  return (
    <FormDialog
      isWide
      title={text.addTitle}
      isDirty={form.formState.isDirty}
      localDraft={localDraft}
      onClose={onClose}
    >
      {({ close, finish }) => (
        <PhotoForm form={form} localDraft={localDraft} onAdded={finish} onCancel={close} />
      )}
    </FormDialog>
  );
}

interface PhotoFormProps {
  form: UseFormReturn<PhotoFormInput, unknown, PhotoFormOutput>;
  localDraft: DraftOrigin;
  onAdded: () => void;
  onCancel: () => void;
}

function PhotoForm({ form, localDraft, onAdded, onCancel }: PhotoFormProps) {
  const adding = usePhotoAdd({ form, localDraft, onAdded });
  const uploads = useFormUploads();
  return (
    <FormOfUploads value={uploads.form}>
      <FormFrame
        onSubmit={form.handleSubmit((draft) => adding.mutate(draft))}
        save={adding}
        waitingFor={uploads.isSending ? mediaText.pictureOnItsWay : undefined}
        onCancel={onCancel}
      >
        <PlannedFields form={form} fields={photoFields} />
      </FormFrame>
    </FormOfUploads>
  );
}

interface PhotoAdding {
  form: UseFormReturn<PhotoFormInput, unknown, PhotoFormOutput>;
  localDraft: DraftOrigin;
  onAdded: () => void;
}

function usePhotoAdd({ form, localDraft, onAdded }: PhotoAdding) {
  const queries = useQueryClient();
  return useFormSave({
    form,
    save: ({ operationId, ...draft }: PhotoFormOutput) =>
      addOnce(localDraft, {
        ...draft,
        // a photo without an operation is sent as other clients send it, without the field
        ...(operationId !== null && { operationId }),
      }),
    saved: text.added,
    notSaved: text.notAdded,
    refresh: () => readAgain(queries),
    // the next save changes the photo that this one has added
    onSaved: (_saved, _draft, hasTypedMeanwhile) => {
      if (!hasTypedMeanwhile) onAdded();
    },
  });
}

/**
 * Changes a photo that an earlier attempt of this form added with other words although its answer never came.
 * One under the same key that is another tab's, or that somebody has changed, stays.
 */
async function addOnce({ origin, note }: DraftOrigin, draft: Parameters<typeof addPhoto>[0]): Promise<Photo> {
  const { key, unanswered } = origin.current;
  note({ unanswered: [...unanswered, draft] });
  try {
    return await addPhoto(draft, key);
  } catch (error) {
    const earlier = findCurrent<Photo>(error);
    if (!earlier) throw error;
    if (earlier.version === 1 && unanswered.some((sent) => saysTheSame(earlier, sent)))
      return updatePhoto(earlier.id, { operationId: null, ...draft, version: earlier.version });
    note({ key: createRequestKey(), unanswered: [draft] });
    return addPhoto(draft, origin.current.key);
  }
}
