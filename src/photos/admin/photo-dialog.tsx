import { zodResolver } from '@hookform/resolvers/zod';
import { photosPanelText as text } from '#/i18n/tr/photos-panel.ts';
import { FormDialog } from '#/panel/form/form-dialog.tsx';
import { useLocalDraft } from '#/panel/form/use-local-draft.ts';
import { photoDraftSchema } from '../schema.ts';
import { emptyPhoto } from './empty-photo.ts';
import type { OperationField } from './operation-field.ts';
import { PhotoForm } from './photo-form.tsx';

interface PhotoDialogProps {
  OperationField: OperationField;
  onClose: () => void;
}

export default function PhotoDialog({ OperationField, onClose }: PhotoDialogProps) {
  const { form, origin, ...localDraft } = useLocalDraft({
    draftName: 'photo new',
    resolver: zodResolver(photoDraftSchema),
    defaultValues: emptyPhoto,
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
        <PhotoForm
          form={form}
          origin={origin}
          OperationField={OperationField}
          onAdded={finish}
          onCancel={close}
        />
      )}
    </FormDialog>
  );
}
