import { zodResolver } from '@hookform/resolvers/zod';
import { photosPanelText as text } from '#/i18n/tr/photos-panel.ts';
import { FormDialog } from '#/panel/form/form-dialog.tsx';
import { useKeptForm } from '#/panel/form/use-kept-form.ts';
import { photoDraftSchema } from '../schema.ts';
import { emptyPhoto } from './empty-photo.ts';
import type { OperationField } from './operation-field.ts';
import { PhotoForm } from './photo-form.tsx';

interface PhotoDialogProps {
  OperationField: OperationField;
  onClose: () => void;
}

export default function PhotoDialog({ OperationField, onClose }: PhotoDialogProps) {
  const { form, origin, ...keeping } = useKeptForm({
    keepAs: 'photo new',
    resolver: zodResolver(photoDraftSchema),
    defaultValues: emptyPhoto,
  });
  return (
    <FormDialog
      isWide
      title={text.addTitle}
      isDirty={form.formState.isDirty}
      keeping={keeping}
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
