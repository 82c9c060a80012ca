import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { ownPasswordText } from '#/i18n/tr/own-password.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { passwordLinksText as text } from '#/i18n/tr/password-links.ts';
import { serverMessage } from '#/panel/failure.tsx';
import { SubmitButton } from '#/panel/form/controls.tsx';
import { Field, FormFailure } from '#/panel/form/field.tsx';
import { PasswordInput } from '#/panel/form/password-input.tsx';
import { showServerFields } from '#/panel/form/use-form-save.ts';
import { showToast } from '#/panel/toast/toast-store.ts';
import { useSingleMutation } from '#/panel/use-single-mutation.ts';
import { choiceFormSchema, type ChoiceForm as Values } from '../password-link-schema.ts';
import { choosePassword } from '../queries.ts';
import type { Said } from './run-sign-in-form.ts';

interface ChoiceFormProps {
  token: string;
  username: string;
  onSignedIn: () => void;
  /** The password is saved, and its owner's second factor is still to be asked for. */
  onMustSignIn: (said: Said) => void;
}

const fields = [
  { name: 'newPassword', label: ownPasswordText.newPassword, hint: ownPasswordText.newPasswordHint },
  { name: 'confirmPassword', label: ownPasswordText.confirmPassword, hint: undefined },
] as const;

export function ChoiceForm({ token, username, onSignedIn, onMustSignIn }: ChoiceFormProps) {
  const form = useForm({
    resolver: zodResolver(choiceFormSchema),
    defaultValues: { newPassword: '', confirmPassword: '' },
  });
  const choice = useChoice({ token, form, onSignedIn, onMustSignIn });
  const { errors } = form.formState;
  const isNamed = Object.keys(errors).length > 0;
  return (
    <form noValidate onSubmit={form.handleSubmit((values) => choice.mutate(values))} className="grid gap-5">
      {choice.isError && !isNamed && <FormFailure message={serverMessage(choice.error, text.notSaved)} />}
      {/* tells password managers whose password this is */}
      <input type="text" autoComplete="username" defaultValue={username} hidden readOnly />
      {fields.map(({ name, label, hint }) => (
        <Field key={name} label={label} hint={hint} error={errors[name]?.message}>
          {(control) => (
            <PasswordInput
              {...control}
              {...form.register(name)}
              autoComplete="new-password"
              toggleOf={label}
            />
          )}
        </Field>
      ))}
      <SubmitButton call={choice} busyLabel={panelText.saving}>
        {text.saveAndSignIn}
      </SubmitButton>
    </form>
  );
}

function useChoice({
  token,
  form,
  onSignedIn,
  onMustSignIn,
}: Omit<ChoiceFormProps, 'username'> & { form: UseFormReturn<Values> }) {
  const queries = useQueryClient();
  const calls = {
    mutationFn: ({ newPassword }: Values) => choosePassword({ token, newPassword }),
    onSuccess: ({ mustSignIn }: { mustSignIn?: true }) => {
      if (mustSignIn) {
        onMustSignIn({ title: text.saved, description: text.savedMustSignIn });
        return;
      }
      showToast({ title: text.saved, description: text.savedHint });
      onSignedIn();
      // nothing of the person signed in before may be left
      queries.clear();
    },
    onError: (error: Error) => showServerFields(form, error),
  };
  return useSingleMutation(calls, { isSignIn: true });
}
