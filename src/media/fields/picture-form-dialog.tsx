import type { Known } from '#/panel/save/open-form.ts';
import { StoredFormDialog, type StoredFormDialogProps } from '#/panel/stored/stored-form-dialog.tsx';
import { FormOfUploads, useFormUploads } from './form-uploads.ts';

/** A form whose fields send pictures; what is still on its way is known to a save. */
export function PictureFormDialog<Item extends Known, Form extends object, Draft extends object>(
  form: Omit<StoredFormDialogProps<Item, Form, Draft>, 'pendingUploads'>,
) {
  const uploads = useFormUploads();
  return (
    <FormOfUploads value={uploads.form}>
      <StoredFormDialog {...form} pendingUploads={uploads.pendingUploads} />
    </FormOfUploads>
  );
}
