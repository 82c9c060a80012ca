import { useQueryClient } from '@tanstack/react-query';
import { ownPasswordText } from '#/i18n/tr/own-password.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { staffText as text } from '#/i18n/tr/staff.ts';
import { Dialog } from '#/panel/dialog/dialog.tsx';
import { PasswordField, PasswordOwner } from '#/panel/form/password-input.tsx';
import { StepFrame } from '#/panel/form/small-form.tsx';
import { useSmallForm } from '#/panel/form/use-small-form.ts';
import { showToast } from '#/panel/toast/toast-store.ts';
import { changePassword, signedInQuery } from '../queries.ts';
import { passwordFormSchema } from '../schema.ts';
import { NewPasswordFields } from './choice-form.tsx';

export default function PasswordDialog({ username, onClose }: { username: string; onClose: () => void }) {
  const queries = useQueryClient();
  const form = useSmallForm({
    schema: passwordFormSchema,
    empty: { currentPassword: '', newPassword: '', confirmPassword: '' },
    save: ({ currentPassword, newPassword }) => changePassword({ currentPassword, newPassword }),
    onSaved: () => {
      showToast({ title: text.passwordChanged, description: ownPasswordText.passwordChangedHint });
      // nobody else knows the new one, so there is nothing to advise any more
      queries.setQueryData(
        signedInQuery.queryKey,
        (person) => person && { ...person, mustChangePassword: undefined },
      );
      onClose();
    },
    failed: text.passwordNotChanged,
  });
  return (
    <Dialog
      help="signIn"
      title={text.changePassword}
      description={ownPasswordText.changePasswordHint}
      onClose={onClose}
    >
      <StepFrame
        form={form}
        failure={form.failure}
        words={{ submit: ownPasswordText.savePassword, busy: panelText.saving }}
        onClose={onClose}
      >
        <PasswordOwner username={username} />
        <PasswordField
          {...form.field('currentPassword')}
          label={ownPasswordText.currentPassword}
          autoComplete="current-password"
          toggleOf={ownPasswordText.currentPassword}
        />
        <NewPasswordFields form={form} />
      </StepFrame>
    </Dialog>
  );
}
