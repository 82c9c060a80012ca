import { useQueryClient } from '@tanstack/react-query';
import { ownPasswordText } from '#/i18n/tr/own-password.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { passwordLinksText as text } from '#/i18n/tr/password-links.ts';
import { SubmitButton } from '#/panel/form/controls.tsx';
import { FormFailure } from '#/panel/form/field.tsx';
import { PasswordField, PasswordOwner } from '#/panel/form/password-input.tsx';
import { type SmallField, useSmallForm } from '#/panel/form/use-small-form.ts';
import { showToast } from '#/panel/toast/toast-store.ts';
import { choosePassword } from '../queries.ts';
import { choiceFormSchema } from '../schema.ts';
import type { Said } from './run-sign-in-form.ts';

interface ChoiceFormProps {
  token: string;
  username: string;
  onSignedIn: () => void;
  /** The password is saved, and its owner's second factor is still to be asked for. */
  onMustSignIn: (said: Said) => void;
}

export function ChoiceForm({ token, username, onSignedIn, onMustSignIn }: ChoiceFormProps) {
  const queries = useQueryClient();
  const form = useSmallForm({
    schema: choiceFormSchema,
    empty: { newPassword: '', confirmPassword: '' },
    save: ({ newPassword }) => choosePassword({ token, newPassword }),
    onSaved: ({ mustSignIn }) => {
      if (mustSignIn) {
        onMustSignIn({ title: text.saved, description: text.savedMustSignIn });
        return;
      }
      showToast({ title: text.saved, description: text.savedHint });
      onSignedIn();
      // nothing of the person signed in before may be left
      queries.clear();
    },
    failed: text.notSaved,
    // the form says it
    onRefused: () => undefined,
    isSignIn: true,
  });
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-5">
      {form.failure && <FormFailure message={form.failure} />}
      <PasswordOwner username={username} />
      <NewPasswordFields form={form} />
      <SubmitButton call={form} busyLabel={panelText.saving}>
        {text.saveAndSignIn}
      </SubmitButton>
    </form>
  );
}

interface NewPasswordFieldsProps {
  form: { field: (name: 'newPassword' | 'confirmPassword') => SmallField };
}

/** The password that one chooses for oneself, typed twice. */
export const NewPasswordFields = ({ form }: NewPasswordFieldsProps) => (
  <>
    <PasswordField
      {...form.field('newPassword')}
      label={ownPasswordText.newPassword}
      hint={ownPasswordText.newPasswordHint}
      autoComplete="new-password"
      toggleOf={ownPasswordText.newPassword}
    />
    <PasswordField
      {...form.field('confirmPassword')}
      label={ownPasswordText.confirmPassword}
      autoComplete="new-password"
      toggleOf={ownPasswordText.confirmPassword}
    />
  </>
);
