import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { requestSuccess } from '#/http/request.ts';
import { ownNameText as text } from '#/i18n/tr/own-name.ts';
import { FormDialog } from '#/panel/form/form-dialog.tsx';
import { FormFrame } from '#/panel/form/form-frame.tsx';
import { useFormSave } from '#/panel/form/use-form-save.ts';
import type { SignedIn } from '../answers.server.ts';
import { type OwnName, ownNameSchema } from '../people-schema.ts';
import { signedInQuery } from '../queries.ts';
import { NameField } from './person-fields.tsx';

export default function NameDialog({ person, onClose }: { person: SignedIn; onClose: () => void }) {
  const queries = useQueryClient();
  const { displayName = '' } = person;
  const form = useForm({ resolver: zodResolver(ownNameSchema), defaultValues: { displayName } });
  const save = useFormSave({
    form,
    save: (name: OwnName) => requestSuccess('PUT', '/api/admin/name', name),
    saved: text.saved,
    refresh: () => queries.invalidateQueries({ queryKey: signedInQuery.queryKey }),
    onSaved: onClose,
  });
  const { errors, isDirty } = form.formState;
  return (
    <FormDialog title={text.title} isDirty={isDirty} onClose={onClose}>
      {({ close }) => (
        <FormFrame onSubmit={form.handleSubmit((name) => save.mutate(name))} save={save} onCancel={close}>
          <NameField {...form.register('displayName')} error={errors.displayName?.message} />
        </FormFrame>
      )}
    </FormDialog>
  );
}
