import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { Controller, useForm } from 'react-hook-form';
import { peoplePanelText as text } from '#/i18n/tr/people-panel.ts';
import { FormDialog } from '#/panel/form/form-dialog.tsx';
import { FormFrame } from '#/panel/form/form-frame.tsx';
import { useFormSave } from '#/panel/form/use-form-save.ts';
import { type Person, type PersonUpdate, personFormSchema } from '../people-schema.ts';
import { knownRole } from '../permissions.ts';
import { signedInQuery } from '../queries.ts';
import { refreshPeople, updatePerson } from './people-queries.ts';
import { NameField, RoleField, UsernameField } from './person-fields.tsx';

interface PersonEditProps {
  person: Person;
  onClose: () => void;
}

export function PersonEdit({ person, onClose }: PersonEditProps) {
  const queries = useQueryClient();
  const form = useForm({
    resolver: zodResolver(personFormSchema),
    defaultValues: {
      username: person.username,
      displayName: person.displayName ?? '',
      role: knownRole(person.role),
    },
  });
  const { errors, isDirty } = form.formState;
  const save = useFormSave({
    form,
    save: (update: PersonUpdate) => updatePerson(person.id, update),
    saved: text.updated,
    // the header shows name and role, the lists everybody's name
    refresh: async () => {
      await queries.invalidateQueries({ queryKey: signedInQuery.queryKey });
      await refreshPeople(queries);
    },
    onSaved: onClose,
  });
  return (
    <FormDialog title={text.editTitle} isDirty={isDirty} onClose={onClose}>
      {({ close }) => (
        <FormFrame onSubmit={form.handleSubmit((update) => save.mutate(update))} save={save} onCancel={close}>
          <UsernameField {...form.register('username')} error={errors.username?.message} />
          <NameField {...form.register('displayName')} error={errors.displayName?.message} />
          <Controller
            control={form.control}
            name="role"
            render={({ field: { ref, value, onChange } }) => (
              <RoleField ref={ref} value={value} onChange={onChange} error={errors.role?.message} />
            )}
          />
        </FormFrame>
      )}
    </FormDialog>
  );
}
