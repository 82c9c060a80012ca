import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm } from 'react-hook-form';
import { HttpError } from '#/http/request.ts';
import { signInCodeText as codeText } from '#/i18n/tr/sign-in-code.ts';
import { staffText as text } from '#/i18n/tr/staff.ts';
import { serverMessage } from '#/panel/failure.tsx';
import { PasswordInput, SubmitButton } from '#/panel/form/controls.tsx';
import { showFailure, showToast } from '#/panel/toast/toast-store.ts';
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
  /** Set where one is asked for already. */
  code?: string;
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
  code,
  failure,
  isMeant,
  onSignedIn,
}: SignInFormProps) {
  const { register, handleSubmit, formState, setFocus } = useForm({
    defaultValues: { username, password, code: code ?? '' },
  });
  const { errors } = formState;
  const [needsCode, setNeedsCode] = useState(code !== undefined);
  const signIn = useSignIn({
    succeeded,
    onSignedIn,
    onCodeNeeded() {
      // its field must be there to have the focus
      flushSync(() => setNeedsCode(true));
      setFocus('code');
    },
    onRefused: (field) => setFocus(field, { shouldSelect: true }),
  });
  const refusal = signIn.isError && !asksForCode(signIn.error) ? signIn.error : undefined;
  const wrongCode = wrongCodeIn(refusal);
  const earlier = signIn.isPending || signIn.isSuccess || signIn.isError ? undefined : failure;
  return (
    <form
      noValidate
      onSubmit={handleSubmit(async ({ code, ...credentials }) => {
        if (!isMeant || (await isMeant(credentials.username)))
          signIn.mutate({ ...credentials, ...(needsCode && { code }) });
      })}
      className="grid gap-5"
    >
      <SignInFields
        failure={refusal && !wrongCode ? serverMessage(refusal, text.wrongCredentials) : earlier}
        username={register('username', rules.username)}
        password={register('password', rules.password)}
        {...(needsCode && { code: register('code', rules.code) })}
        errors={{
          username: errors.username?.message,
          password: errors.password?.message,
          code: errors.code?.message ?? wrongCode,
        }}
        PasswordControl={PasswordInput}
      />
      <SubmitButton call={signIn} busyLabel={text.signingIn}>
        {text.signIn}
      </SubmitButton>
    </form>
  );
}

/** Checks the same as `signInSchema`; zod is more than the rest of this form, and the line may be thin. */
const rules = {
  username: {
    required: text.usernameRequired,
    maxLength: { value: mostTyped.username, message: text.wrongCredentials },
  },
  password: {
    required: text.passwordRequired,
    maxLength: { value: mostTyped.password, message: text.wrongCredentials },
  },
  code: {
    required: codeText.required,
    maxLength: { value: mostTyped.code, message: codeText.wrong },
  },
};

const asksForCode = (error: Error | null) => error instanceof HttpError && 'needsCode' in error.body;

const wrongCodeIn = (error: Error | null | undefined) =>
  error instanceof HttpError ? error.fields.code : undefined;

function useSignIn({
  succeeded,
  onSignedIn,
  onCodeNeeded,
  onRefused,
}: Pick<SignInFormProps, 'succeeded' | 'onSignedIn'> & {
  onCodeNeeded: () => void;
  onRefused: (field: 'password' | 'code') => void;
}) {
  const queries = useQueryClient();
  async function checkAgain() {
    const { queryKey } = signedInQuery;
    // one that is still under way was asked before, and would say that nobody is signed in
    await queries.cancelQueries({ queryKey });
    await queries.invalidateQueries({ queryKey });
  }
  const calls = {
    mutationFn: signIn,
    onSuccess: () => {
      onSignedIn();
      showToast({ title: text.signInSucceeded, description: succeeded });
      void checkAgain();
    },
    onError: (error: Error) => {
      if (asksForCode(error)) {
        onCodeNeeded();
        return;
      }
      showFailure(error, { title: text.signInFailed, otherwise: text.wrongCredentials });
      onRefused(wrongCodeIn(error) ? 'code' : 'password');
    },
  };
  return useSingleMutation(calls, { isSignIn: true });
}
