import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { staffText as text } from '#/i18n/tr/staff.ts';
import { BusyButton } from '#/panel/busy-button.tsx';
import { Field } from '#/panel/form/field.tsx';
import { FormFailure } from '#/panel/form/form-failure.tsx';
import { TextInput } from '#/panel/form/inputs.tsx';
import { PasswordInput } from '#/panel/form/password-input.tsx';
import { serverMessage } from '#/panel/server-message.ts';
import { showToast } from '#/panel/toast/toast-store.ts';
import { useSingleMutation } from '#/panel/use-single-mutation.ts';
import { signedInQuery, signIn } from '../queries.ts';
import { signInSchema } from '../schema.ts';

interface SignInFormProps {
  /** What the toast says happens next. */
  succeeded: string;
  /** Filled in for somebody who was signed in before. */
  username?: string;
  /** Asked before a sign-in; false stops it. */
  isMeant?: (username: string) => Promise<boolean>;
  onSignedIn: () => void;
}

export function SignInForm({ succeeded, username = '', isMeant, onSignedIn }: SignInFormProps) {
  const { register, handleSubmit, formState, setFocus } = useForm({
    resolver: zodResolver(signInSchema),
    defaultValues: { username, password: '' },
  });
  const signIn = useSignIn({
    succeeded,
    onSignedIn,
    onRefused: () => setFocus('password', { shouldSelect: true }),
  });
  return (
    <form
      noValidate
      onSubmit={handleSubmit(async (credentials) => {
        if (!isMeant || (await isMeant(credentials.username))) signIn.mutate(credentials);
      })}
      className="grid gap-5"
    >
      {signIn.isError && <FormFailure message={serverMessage(signIn.error, text.wrongCredentials)} />}
      <Field label={text.username} error={formState.errors.username?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...register('username')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <Field label={text.password} error={formState.errors.password?.message}>
        {(control) => (
          <PasswordInput {...control} {...register('password')} autoComplete="current-password" />
        )}
      </Field>
      <BusyButton
        type="submit"
        look="primary"
        isBusy={signIn.isPending}
        isDone={signIn.isSuccess}
        busyLabel={text.signingIn}
      >
        {text.signIn}
      </BusyButton>
    </form>
  );
}

function useSignIn({
  succeeded,
  onSignedIn,
  onRefused,
}: Pick<SignInFormProps, 'succeeded' | 'onSignedIn'> & { onRefused: () => void }) {
  const queries = useQueryClient();
  const calls = {
    mutationFn: signIn,
    onSuccess: () => {
      onSignedIn();
      showToast({ title: text.signInSucceeded, description: succeeded });
      void queries.invalidateQueries({ queryKey: signedInQuery.queryKey });
    },
    onError: (error: Error) => {
      showToast({
        title: text.signInFailed,
        description: serverMessage(error, text.wrongCredentials),
        variant: 'destructive',
      });
      onRefused();
    },
  };
  return useSingleMutation(calls, { isSignIn: true });
}
