import { useEffect } from 'react';
import { FailureBoundary } from '#/panel/failure.tsx';
import { type AskedForeignAccount, useAskedForeignAccount } from '#/panel/foreign-account-request.ts';
import { lazy } from '#/panel/lazy.tsx';
import { answerSignIn, useIsSignInAsked } from '#/panel/sign-in-request.ts';

const SignInOver = lazy(() => import('./sign-in-over.tsx'));

/** Asks for the password over the open page, once the session has ended. */
export function SignInQuestion() {
  const isAsked = useIsSignInAsked();
  if (!isAsked) return null;
  return (
    <FailureBoundary instead={<NotAsked />}>
      <SignInOver />
    </FailureBoundary>
  );
}

const ForeignAccount = lazy(() => import('./foreign-account-question.tsx'));

/** Asks an admin whose text names an account of others. */
export function ForeignAccountQuestion() {
  const asked = useAskedForeignAccount();
  if (!asked) return null;
  return (
    <FailureBoundary instead={<NotAllowed asked={asked} />}>
      <ForeignAccount asked={asked} />
    </FailureBoundary>
  );
}

function NotAllowed({ asked }: { asked: AskedForeignAccount }) {
  useEffect(() => asked.answer(false), [asked]);
  return null;
}

/** The code of the question did not come: the save ends with what the server said, and the form stays as it is. */
function NotAsked() {
  useEffect(() => answerSignIn(false), []);
  return null;
}
