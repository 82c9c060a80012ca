import { ownPasswordText as text } from '#/i18n/tr/own-password.ts';
import { PasswordField } from '#/panel/form/password-input.tsx';
import type { SmallField } from '#/panel/form/use-small-form.ts';

interface NewPasswordFieldsProps {
  form: { field: (name: 'newPassword' | 'confirmPassword') => SmallField };
}

/** The password that one chooses for oneself, typed twice. */
export const NewPasswordFields = ({ form }: NewPasswordFieldsProps) => (
  <>
    <PasswordField
      {...form.field('newPassword')}
      label={text.newPassword}
      hint={text.newPasswordHint}
      autoComplete="new-password"
      toggleOf={text.newPassword}
    />
    <PasswordField
      {...form.field('confirmPassword')}
      label={text.confirmPassword}
      autoComplete="new-password"
      toggleOf={text.confirmPassword}
    />
  </>
);
