import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { setRequestIdentity } from '#/http/signed-in-as.ts';
import { panelText as text } from '#/i18n/tr/panel.ts';
import { staffText } from '#/i18n/tr/staff.ts';
import { Failure, Loading } from '#/panel/failure.tsx';
import { signedInHere } from '#/panel/sign-in-request.ts';
import { showToast } from '#/panel/toast/toast-store.ts';
import type { SignedIn } from '#/staff/answers.server.ts';
import { signedInQuery } from '#/staff/queries.ts';
import { leaveForSignIn } from './leave-for-sign-in.ts';

export function Gate({ children }: { children: (person: SignedIn) => ReactNode }) {
  // a check that fails in the background must not take a half-written article off the screen
  const check = useQuery({ ...signedInQuery, refetchOnReconnect: false, retryOnMount: false });
  const { id, username } = check.data ?? {};
  // before the effects of what is drawn inside look for that person's texts, and make calls
  useLayoutEffect(() => {
    if (username !== undefined) signedInHere.write({ id, username });
    setRequestIdentity(id);
    return () => setRequestIdentity(undefined);
  }, [id, username]);
  if (check.data) return children(check.data);
  if (check.isError)
    return (
      <main className="grid min-h-dvh place-items-center p-4">
        <h1 className="sr-only">{text.title}</h1>
        <Failure
          title={check.error.message}
          hint={text.authCheckHint}
          onRetry={() => void check.refetch()}
          isRetrying={check.isFetching}
        />
      </main>
    );
  if (check.isFetching || check.isPending) return <Waiting />;
  return <Denied />;
}

/** Milliseconds to read the reason before the sign-in page comes. */
const timeToRead = 1500;

function Denied() {
  useEffect(() => {
    showToast({
      title: staffText.accessDenied,
      description: staffText.accessDeniedHint,
      variant: 'destructive',
    });
    const timer = setTimeout(leaveForSignIn, timeToRead);
    return () => clearTimeout(timer);
  }, []);
  return null;
}

export function Waiting() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <h1 className="sr-only">{text.title}</h1>
      <Loading />
    </main>
  );
}
