import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { staffText as text } from '#/i18n/tr/staff.ts';
import { PasswordInput } from '#/panel/form/password-input.tsx';
import { SubmitButton } from '#/panel/form/submit-button.tsx';
import { serverMessage } from '#/panel/server-message.ts';
import { showFailure } from '#/panel/toast/show-failure.ts';
import { showToast } from '#/panel/toast/toast-store.ts';
import { useSingleMutation } from '#/panel/use-single-mutation.ts';
import { signedInQuery, signIn } from '../queries.ts';
import { mostTyped } from '../typed-length.ts';
import { SignInFields } from './sign-in-fields.tsx';

interface SignInFormProps {
  /** What the toast says happens next. */
  succeeded: string;
  /** Filled in for somebody who was signed in before. */
  username?: string;
  /** Typed before this form was there. */
  password?: string;
  /** Why the sign-in before was refused. */
  failure?: string;
  /** Asked before a sign-in; false stops it. */
  isMeant?: (username: string) => Promise<boolean>;
  onSignedIn: () => void;
}

export function SignInForm({
  succeeded,
  username = '',
  password = '',
  failure,
  isMeant,
  onSignedIn,
}: SignInFormProps) {
  const { register, handleSubmit, formState, setFocus } = useForm({
    defaultValues: { username, password },
  });
  const { errors } = formState;
  const signIn = useSignIn({
    succeeded,
    onSignedIn,
    onRefused: () => setFocus('password', { shouldSelect: true }),
  });
  const earlier = signIn.isPending || signIn.isSuccess ? undefined : failure;
  return (
    <form
      noValidate
      onSubmit={handleSubmit(async (credentials) => {
        if (!isMeant || (await isMeant(credentials.username))) signIn.mutate(credentials);
      })}
      className="grid gap-5"
    >
      <SignInFields
        failure={signIn.isError ? serverMessage(signIn.error, text.wrongCredentials) : earlier}
        username={register('username', rules.username)}
        password={register('password', rules.password)}
        errors={{ username: errors.username?.message, password: errors.password?.message }}
        PasswordControl={PasswordInput}
      />
      <SubmitButton call={signIn} busyLabel={text.signingIn}>
        {text.signIn}
      </SubmitButton>
    </form>
  );
}

/** The same as `signInSchema`; zod is more than the rest of this form, and the line may be thin. */
const rules = {
  username: {
    required: text.usernameRequired,
    maxLength: { value: mostTyped.username, message: text.wrongCredentials },
  },
  password: {
    required: text.passwordRequired,
    maxLength: { value: mostTyped.password, message: text.wrongCredentials },
  },
};

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
      showFailure(error, { title: text.signInFailed, otherwise: text.wrongCredentials });
      onRefused();
    },
  };
  return useSingleMutation(calls, { isSignIn: true });
}
