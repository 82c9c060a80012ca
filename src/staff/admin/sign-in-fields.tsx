import type { ComponentProps, ComponentType } from 'react';
import { signInCodeText as codeText } from '#/i18n/tr/sign-in-code.ts';
import { staffText as text } from '#/i18n/tr/staff.ts';
import { Field, FormFailure, TextInput } from '#/panel/form/field.tsx';

type InputProps = ComponentProps<'input'>;

interface SignInFieldsProps {
  failure?: string;
  username: InputProps;
  password: InputProps;
  /** The code of the second factor, where one is asked for. */
  code?: InputProps;
  errors?: { username?: string; password?: string; code?: string };
  /** The one that can show the password needs a script. */
  PasswordControl?: ComponentType<Omit<InputProps, 'type'>>;
}

/** Fields that the server draws, too, and then without a script. */
export function SignInFields({
  failure,
  username,
  password,
  code,
  errors = {},
  PasswordControl = HiddenInput,
}: SignInFieldsProps) {
  return (
    <>
      {failure && <FormFailure message={failure} />}
      <Field label={text.username} error={errors.username}>
        {(control) => (
          <TextInput
            {...control}
            {...username}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <Field label={text.password} error={errors.password}>
        {(control) => <PasswordControl {...control} {...password} autoComplete="current-password" />}
      </Field>
      {code && (
        <Field label={codeText.label} hint={codeText.hint} error={errors.code}>
          {(control) => <TextInput {...control} {...code} inputMode="numeric" autoComplete="one-time-code" />}
        </Field>
      )}
    </>
  );
}

const HiddenInput = (props: Omit<InputProps, 'type'>) => (
  <TextInput {...props} type="password" className="pr-12" />
);
