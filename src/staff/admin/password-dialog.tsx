import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { ownPasswordText } from '#/i18n/tr/own-password.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { staffText as text } from '#/i18n/tr/staff.ts';
import { Button } from '#/panel/button.tsx';
import { Dialog, DialogBody, DialogFooter, DialogNotice } from '#/panel/dialog/dialog.tsx';
import { serverMessage } from '#/panel/failure.tsx';
import { SubmitButton } from '#/panel/form/controls.tsx';
import { Field, FormFailure } from '#/panel/form/field.tsx';
import { PasswordInput } from '#/panel/form/password-input.tsx';
import { showServerFields } from '#/panel/form/use-form-save.ts';
import { showFailure, showToast } from '#/panel/toast/toast-store.ts';
import { useSingleMutation } from '#/panel/use-single-mutation.ts';
import { changePassword, signedInQuery } from '../queries.ts';
import { passwordFormSchema, type PasswordForm as Values } from '../schema.ts';

export default function PasswordDialog({ username, onClose }: { username: string; onClose: () => void }) {
  const form = useForm({
    resolver: zodResolver(passwordFormSchema),
    defaultValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
  });
  return (
    <Dialog title={text.changePassword} description={ownPasswordText.changePasswordHint} onClose={onClose}>
      <PasswordForm form={form} username={username} onClose={onClose} />
    </Dialog>
  );
}

interface PasswordFormProps {
  form: UseFormReturn<Values>;
  username: string;
  onClose: () => void;
}

const fields = [
  {
    name: 'currentPassword',
    label: ownPasswordText.currentPassword,
    autoComplete: 'current-password',
    hint: undefined,
  },
  {
    name: 'newPassword',
    label: ownPasswordText.newPassword,
    autoComplete: 'new-password',
    hint: ownPasswordText.newPasswordHint,
  },
  {
    name: 'confirmPassword',
    label: ownPasswordText.confirmPassword,
    autoComplete: 'new-password',
    hint: undefined,
  },
] as const;

function PasswordForm({ form, username, onClose }: PasswordFormProps) {
  const change = usePasswordChange({ form, onChanged: onClose });
  const { errors } = form.formState;
  /** What was refused is not what stands there any more. */
  const forgetRefusal = () => change.isError && change.reset();
  const isNamed = Object.keys(errors).length > 0;
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit((values) => change.mutate(values))}
      className="flex min-h-0 flex-1 flex-col"
    >
      <DialogBody>
        {/* tells password managers whose password this is */}
        <input type="text" autoComplete="username" defaultValue={username} hidden readOnly />
        {fields.map(({ name, label, hint, autoComplete }) => (
          <Field key={name} label={label} hint={hint} error={errors[name]?.message}>
            {(control) => (
              <PasswordInput
                {...control}
                {...form.register(name, { onChange: forgetRefusal })}
                autoComplete={autoComplete}
                toggleOf={label}
              />
            )}
          </Field>
        ))}
      </DialogBody>
      {change.isError && !isNamed && (
        <DialogNotice>
          <FormFailure message={serverMessage(change.error, text.passwordNotChanged)} />
        </DialogNotice>
      )}
      <DialogFooter>
        <SubmitButton call={change} busyLabel={panelText.saving}>
          {ownPasswordText.savePassword}
        </SubmitButton>
        <Button onClick={onClose}>{panelText.cancel}</Button>
      </DialogFooter>
    </form>
  );
}

function usePasswordChange({ form, onChanged }: { form: UseFormReturn<Values>; onChanged: () => void }) {
  const queries = useQueryClient();
  return useSingleMutation({
    mutationFn: ({ currentPassword, newPassword }: Values) =>
      changePassword({ currentPassword, newPassword }),
    onSuccess: () => {
      showToast({ title: text.passwordChanged, description: ownPasswordText.passwordChangedHint });
      // nobody else knows the new one, so there is nothing to advise any more
      queries.setQueryData(
        signedInQuery.queryKey,
        (person) => person && { ...person, mustChangePassword: undefined },
      );
      onChanged();
    },
    onError: (error) => {
      showFailure(error, { otherwise: text.passwordNotChanged });
      showServerFields(form, error);
    },
  });
}
