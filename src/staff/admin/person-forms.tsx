import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller, type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { peoplePanelText as text } from '#/i18n/tr/people-panel.ts';
import { CheckboxField } from '#/panel/form/controls.tsx';
import { FormDialog } from '#/panel/form/form-dialog.tsx';
import { FormFrame } from '#/panel/form/form-frame.tsx';
import { useFormSave } from '#/panel/form/use-form-save.ts';
import type { Invited, Person } from '../answers.server.ts';
import {
  type CreationForm,
  creationFormSchema,
  type PersonUpdate,
  personFormSchema,
} from '../people-schema.ts';
import { knownRole } from '../permissions.ts';
import { signedInQuery } from '../queries.ts';
import { LinkDialog } from './link-dialog.tsx';
import { createPerson, invitePerson, refreshPeople, updatePerson } from './people-queries.ts';
import { NameField, NewPasswordField, RoleField, UsernameField } from './person-fields.tsx';

const nobodyYet: CreationForm = { username: '', role: 'media', isPasswordGiven: false, password: '' };

/** Ends with the link, unless the admin has chosen the password. */
export function PersonCreation({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient();
  const [invited, setInvited] = useState<Invited>();
  const form = useForm<CreationForm>({
    resolver: zodResolver(creationFormSchema),
    defaultValues: nobodyYet,
  });
  const save = useFormSave({
    form,
    save: addPerson,
    saved: text.created,
    refresh: () => refreshPeople(queries),
    onSaved: (added) => (added ? setInvited(added) : onClose()),
  });
  if (invited) {
    const { person, link } = invited;
    return <LinkDialog person={person} link={link} onClose={onClose} />;
  }
  return (
    <FormDialog title={text.createTitle} isDirty={form.formState.isDirty} onClose={onClose}>
      {({ close }) => (
        <FormFrame onSubmit={form.handleSubmit((draft) => save.mutate(draft))} save={save} onCancel={close}>
          <CreationFields form={form} />
        </FormFrame>
      )}
    </FormDialog>
  );
}

/** Adds a person. @returns the link of who was invited */
async function addPerson({ isPasswordGiven, ...draft }: CreationForm): Promise<Invited | undefined> {
  const { username, role } = draft;
  if (!isPasswordGiven) return invitePerson({ username, role });
  await createPerson(draft);
  return undefined;
}

function CreationFields({ form }: { form: UseFormReturn<CreationForm> }) {
  const { control, formState, register } = form;
  const { errors } = formState;
  const isPasswordGiven = useWatch({ control, name: 'isPasswordGiven' });
  return (
    <>
      <UsernameField {...register('username')} error={errors.username?.message} />
      <Controller
        control={control}
        name="role"
        render={({ field: { ref, value, onChange } }) => (
          <RoleField ref={ref} value={value} onChange={onChange} error={errors.role?.message} />
        )}
      />
      <CheckboxField
        {...register('isPasswordGiven')}
        label={text.passwordGiven}
        hint={text.passwordGivenHint}
      />
      {isPasswordGiven && <NewPasswordField {...register('password')} error={errors.password?.message} />}
    </>
  );
}

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
