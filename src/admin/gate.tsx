import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { panelText as text } from '#/i18n/tr/panel.ts';
import { Failure } from '#/panel/failure.tsx';
import { signedInQuery } from '#/staff/queries.ts';
import type { SignedIn } from '#/staff/schema.ts';
import { Denied } from './denied.tsx';
import { Waiting } from './waiting.tsx';

/** Lets only signed-in staff through. */
export function Gate({ children }: { children: (person: SignedIn) => ReactNode }) {
  // a check that fails in the background must not take a half-written article off the screen
  const check = useQuery({ ...signedInQuery, refetchOnReconnect: false });
  if (check.data) return children(check.data);
  if (check.isError) return <CheckFailure message={check.error.message} check={check} />;
  if (check.isFetching || check.isPending) return <Waiting />;
  return <Denied />;
}

function CheckFailure({
  message,
  check,
}: {
  message: string;
  check: { refetch: () => unknown; isFetching: boolean };
}) {
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      <h1 className="sr-only">{text.title}</h1>
      <Failure
        title={message}
        hint={text.authCheckHint}
        onRetry={() => void check.refetch()}
        isRetrying={check.isFetching}
      />
    </main>
  );
}
