import { zodResolver } from '@hookform/resolvers/zod';
import type { UseFormReturn } from 'react-hook-form';
import { mediaText } from '#/i18n/tr/media.ts';
import { photosPanelText as text } from '#/i18n/tr/photos-panel.ts';
import { FormOfUploads, useFormUploads } from '#/media/fields/form-uploads.ts';
import { FormDialog } from '#/panel/form/form-dialog.tsx';
import { FormFrame } from '#/panel/form/form-frame.tsx';
import { type DraftOrigin, useLocalDraft } from '#/panel/form/use-local-draft.ts';
import { formValues, PlannedFields } from '#/panel/stored/field-plans.tsx';
import type { PhotoDraft, PhotoInput } from '../schema.ts';
import { photoFields } from './photo-fields.tsx';
import { photoFormSchema } from './photo-form-schema.ts';
import { usePhotoAdd } from './use-photo-add.ts';

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
  form: UseFormReturn<PhotoInput, unknown, PhotoDraft>;
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
