import type { ComponentProps, Ref } from 'react';
import { ownNameText } from '#/i18n/tr/own-name.ts';
import { peoplePanelText as text } from '#/i18n/tr/people-panel.ts';
import { SelectField } from '#/panel/form/controls.tsx';
import { Field, TextInput } from '#/panel/form/field.tsx';
import { PasswordInput } from '#/panel/form/password-input.tsx';
import { roleLabel, roles } from '../permissions.ts';

type InputField = ComponentProps<'input'> & { error?: string };

const roleOptions = roles.map((role) => ({ value: role, label: roleLabel(role) }));

const roleHints = roles.map((role) => (
  <span key={role} className="mt-0.5 block">
    <b className="font-semibold text-ink">{roleLabel(role)}:</b> {text.roleHints[role]}
  </span>
));

/** Keeps the browser from offering one's own name. */
export function UsernameField({ error, ...input }: InputField) {
  return (
    <Field label={text.username} hint={text.usernameHint} error={error}>
      {(control) => (
        <TextInput {...control} {...input} autoComplete="off" autoCapitalize="none" spellCheck={false} />
      )}
    </Field>
  );
}

export function NameField({ error, ...input }: InputField) {
  return (
    <Field label={ownNameText.label} hint={ownNameText.hint} error={error}>
      {(control) => <TextInput {...control} {...input} autoComplete="name" />}
    </Field>
  );
}

interface RoleFieldProps {
  value: string;
  onChange: (role: string) => void;
  error?: string;
  ref?: Ref<HTMLSelectElement>;
}

export function RoleField(props: RoleFieldProps) {
  return (
    <SelectField
      {...props}
      label={text.role}
      hint={roleHints}
      options={roleOptions}
      placeholder={text.chooseRole}
    />
  );
}

export function NewPasswordField({ error, ...input }: InputField) {
  return (
    <Field label={text.password} hint={text.passwordHint} error={error}>
      {(control) => <PasswordInput {...control} {...input} autoComplete="new-password" />}
    </Field>
  );
}
