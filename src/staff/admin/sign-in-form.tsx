import type { Ref } from 'react';
import { panelPaths } from '#/http/panel-paths.ts';
import { passkeysText } from '#/i18n/tr/passkeys.ts';
import { codeFieldText as codeText } from '#/i18n/tr/sign-in-code-field.ts';
import { staffText as text } from '#/i18n/tr/staff.ts';
import { Button, Spinner } from '#/panel/button.tsx';
import { Field, FormFailure, TextInput } from '#/panel/form/field.tsx';
import { DrawnPasswordInput } from '#/panel/form/password-input.tsx';

export interface SignInFormProps {
  /** Filled in for somebody who was signed in before. */
  username?: string;
  /** Why the sign-in before was refused. */
  failure?: string;
  /** A right password came without the code of its owner's second factor, or with a wrong one. */
  needsCode?: boolean;
  ref?: Ref<HTMLFormElement>;
}

/**
 * Draws the form, with hidden places for all that can come up. As it stands it is sent to the server and needs no script;
 * `runSignInForm` makes it work without loading a page.
 */
export const SignInForm = ({ username, failure = '', needsCode = false, ref }: SignInFormProps) => (
  <form ref={ref} method="post" action={panelPaths.signIn} className="grid gap-5">
    <FormFailure message={failure} />
    <Field label={text.username} error="">
      {(control) => (
        <TextInput
          {...control}
          name="username"
          defaultValue={username}
          autoFocus={username === undefined}
          required
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
    </Field>
    <Field label={text.password} error="">
      {(control) => (
        <DrawnPasswordInput {...control} name="password" required autoComplete="current-password" />
      )}
    </Field>
    {/* what is disabled is neither asked for nor sent */}
    <fieldset hidden={!needsCode} disabled={!needsCode}>
      <Field label={codeText.label} hint={codeText.hint} error="">
        {(control) => (
          <TextInput
            {...control}
            name="code"
            required
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
          />
        )}
      </Field>
    </fieldset>
    <Button type="submit" look="primary">
      <Faces label={text.signIn} busyLabel={text.signingIn} />
    </Button>
    {/* a script shows it where the browser has passkeys; its place is kept, so that nothing moves */}
    <Button className="invisible" data-passkey={passkeysText.failed}>
      <Faces label={passkeysText.signIn} busyLabel={passkeysText.signingIn} />
    </Button>
  </form>
);

const Faces = ({ label, busyLabel }: { label: string; busyLabel: string }) => (
  <>
    <span>{label}</span>{' '}
    <span hidden className="inline-flex items-center gap-2">
      <Spinner />
      {busyLabel}
    </span>
  </>
);
