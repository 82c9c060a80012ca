import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { peoplePanelText as text } from '#/i18n/tr/people-panel.ts';
import { CheckboxField, SelectField } from '#/panel/form/controls.tsx';
import { Field, TextInput } from '#/panel/form/field.tsx';
import { PasswordField, PasswordOwner } from '#/panel/form/password-input.tsx';
import { SmallFormDialog } from '#/panel/form/small-form.tsx';
import { type SmallField, useSmallForm } from '#/panel/form/use-small-form.ts';
import type { Invited, Person } from '../answers.server.ts';
import {
  type Invitation,
  invitationSchema,
  newPasswordSchema,
  type PersonDraft,
  personDraftSchema,
  personFormSchema,
} from '../people-schema.ts';
import { knownRole, roleLabel, roles } from '../permissions.ts';
import { signedInQuery } from '../queries.ts';
import { LinkDialog } from './link-dialog.tsx';
import { NameField } from './name-dialog.tsx';
import {
  createPerson,
  invitePerson,
  refreshPeople,
  setPersonPassword,
  updatePerson,
} from './people-queries.ts';

/** Ends with the link, unless the admin has chosen the password. */
export function PersonCreation({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient();
  const [isPasswordGiven, setPasswordGiven] = useState(false);
  const [invited, setInvited] = useState<Invited>();
  const form = useSmallForm<'username' | 'role' | 'password', Invitation | PersonDraft, Invited | undefined>({
    schema: isPasswordGiven ? personDraftSchema : invitationSchema,
    empty: { username: '', role: 'media', password: '' },
    save: async (draft) => {
      if (!('password' in draft)) return invitePerson(draft);
      await createPerson(draft);
      return undefined;
    },
    saved: text.created,
    refresh: () => refreshPeople(queries),
    onSaved: (added) => (added ? setInvited(added) : onClose()),
  });
  if (invited) return <LinkDialog {...invited} onClose={onClose} />;
  const isDirty = form.isDirty || isPasswordGiven;
  return (
    <SmallFormDialog title={text.createTitle} form={{ ...form, isDirty }} onClose={onClose}>
      <UsernameField {...form.field('username')} />
      <RoleField {...form.field('role')} />
      <CheckboxField
        checked={isPasswordGiven}
        onChange={({ target }) => setPasswordGiven(target.checked)}
        label={text.passwordGiven}
        hint={text.passwordGivenHint}
      />
      {isPasswordGiven && <NewPasswordField {...form.field('password')} />}
    </SmallFormDialog>
  );
}

interface PersonFormProps {
  person: Person;
  onClose: () => void;
}

export function PersonEdit({ person, onClose }: PersonFormProps) {
  const { id, username, displayName, role } = person;
  const queries = useQueryClient();
  const form = useSmallForm({
    schema: personFormSchema,
    empty: { username, displayName: displayName ?? '', role: knownRole(role) },
    save: (update) => updatePerson(id, update),
    saved: text.updated,
    // the header shows name and role, the lists everybody's name
    refresh: async () => {
      await queries.invalidateQueries({ queryKey: signedInQuery.queryKey });
      await refreshPeople(queries);
    },
    onSaved: onClose,
  });
  return (
    <SmallFormDialog title={text.editTitle} form={form} onClose={onClose}>
      <UsernameField {...form.field('username')} />
      <NameField {...form.field('displayName')} />
      <RoleField {...form.field('role')} />
    </SmallFormDialog>
  );
}

export function PersonPassword({ person: { id, username }, onClose }: PersonFormProps) {
  const queries = useQueryClient();
  const form = useSmallForm({
    schema: newPasswordSchema,
    empty: { password: '' },
    save: ({ password }) => setPersonPassword(id, password),
    saved: text.passwordSet,
    refresh: () => refreshPeople(queries),
    onSaved: onClose,
  });
  return (
    <SmallFormDialog
      title={text.changePasswordTitle(username)}
      description={text.changePasswordHint}
      form={form}
      onClose={onClose}
    >
      <PasswordOwner username={username} />
      <NewPasswordField {...form.field('password')} />
    </SmallFormDialog>
  );
}

/** Keeps the browser from offering one's own name. */
function UsernameField({ error, ...input }: SmallField) {
  return (
    <Field label={text.username} hint={text.usernameHint} error={error}>
      {(control) => (
        <TextInput {...control} {...input} autoComplete="off" autoCapitalize="none" spellCheck={false} />
      )}
    </Field>
  );
}

const roleOptions = roles.map((role) => ({ value: role, label: roleLabel(role) }));

const roleHints = roles.map((role) => (
  <span key={role} className="mt-0.5 block">
    <b className="font-semibold text-ink">{roleLabel(role)}:</b> {text.roleHints[role]}
  </span>
));

const RoleField = ({ onChange, ...field }: SmallField) => (
  <SelectField
    {...field}
    onChange={(value) => onChange({ target: { value } })}
    label={text.role}
    hint={roleHints}
    options={roleOptions}
    placeholder={text.chooseRole}
  />
);

const NewPasswordField = (field: SmallField) => (
  <PasswordField {...field} label={text.password} hint={text.passwordHint} autoComplete="new-password" />
);
