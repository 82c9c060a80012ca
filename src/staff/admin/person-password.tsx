import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { peoplePanelText as text } from '#/i18n/tr/people-panel.ts';
import { FormDialog } from '#/panel/form/form-dialog.tsx';
import { FormFrame } from '#/panel/form/form-frame.tsx';
import { useFormSave } from '#/panel/form/use-form-save.ts';
import { type NewPassword, newPasswordSchema, type Person } from '../people-schema.ts';
import { refreshPeople, setPersonPassword } from './people-queries.ts';
import { NewPasswordField } from './person-fields.tsx';

export function PersonPassword({ person, onClose }: { person: Person; onClose: () => void }) {
  const queries = useQueryClient();
  const form = useForm({ resolver: zodResolver(newPasswordSchema), defaultValues: { password: '' } });
  const { errors, isDirty } = form.formState;
  const save = useFormSave({
    form,
    save: ({ password }: NewPassword) => setPersonPassword(person.id, password),
    saved: text.passwordSet,
    refresh: () => refreshPeople(queries),
    onSaved: onClose,
  });
  return (
    <FormDialog
      title={text.changePasswordTitle(person.username)}
      description={text.changePasswordHint}
      isDirty={isDirty}
      onClose={onClose}
    >
      {({ close }) => (
        <FormFrame onSubmit={form.handleSubmit((values) => save.mutate(values))} save={save} onCancel={close}>
          {/* tells password managers whose password this is */}
          <input type="text" autoComplete="username" defaultValue={person.username} hidden readOnly />
          <NewPasswordField {...form.register('password')} error={errors.password?.message} />
        </FormFrame>
      )}
    </FormDialog>
  );
}
