import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { panelPaths } from '#/http/panel-paths.ts';
import { HttpError } from '#/http/request.ts';
import { passwordLinksText as text } from '#/i18n/tr/password-links.ts';
import { buttonClass } from '#/panel/button.tsx';
import { Failure, Loading, serverMessage } from '#/panel/failure.tsx';
import { FormFailure } from '#/panel/form/field.tsx';
import { ChoiceForm } from '#/staff/admin/choice-form.tsx';
import { lookAtLink } from '#/staff/queries.ts';
import { leaveForSignIn } from './leave-for-sign-in.ts';
import { SignInFrame } from './sign-in-page.tsx';

/** Page behind an invitation or a link for a forgotten password. Opening it uses nothing up. */
export default function ChoosePasswordPage() {
  useEffect(() => {
    const whole = document.title;
    document.title = `${text.title} · ${whole}`;
    return () => {
      document.title = whole;
    };
  }, []);
  const token = useFragment();
  const [, navigate] = useLocation();
  const look = useQuery({
    queryKey: ['/api/admin/password-link', token],
    queryFn: () => lookAtLink(token),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (look.isPending) {
    return (
      <SignInFrame title={text.title}>
        <Loading label={text.loading} />
      </SignInFrame>
    );
  }
  if (look.isError) {
    return (
      <SignInFrame title={text.title}>
        <LookFailure error={look.error} onRetry={() => void look.refetch()} isRetrying={look.isFetching} />
      </SignInFrame>
    );
  }
  const { kind, username } = look.data;
  const hint = kind === 'invitation' ? text.welcome(username) : text.welcomeBack(username);
  return (
    <SignInFrame title={text.title} hint={hint}>
      <ChoiceForm
        key={token}
        token={token}
        username={username}
        onSignedIn={() => navigate(panelPaths.panel, { replace: true })}
        onMustSignIn={leaveForSignIn}
      />
    </SignInFrame>
  );
}

/** Reads the `#` of the address; a second link opened in the same tab changes only that. */
const useFragment = () => useSyncExternalStore(onHashChange, () => location.hash.slice(1));

function onHashChange(tell: () => void) {
  addEventListener('hashchange', tell);
  return () => removeEventListener('hashchange', tell);
}

interface LookFailureProps {
  error: Error;
  onRetry: () => void;
  isRetrying: boolean;
}

function LookFailure({ error, onRetry, isRetrying }: LookFailureProps) {
  const isRefused = error instanceof HttpError && error.status < 500;
  if (!isRefused)
    return (
      <Failure title={text.notChecked} hint={text.notCheckedHint} onRetry={onRetry} isRetrying={isRetrying} />
    );
  return (
    <div className="grid gap-5">
      <FormFailure message={serverMessage(error, text.notOpen)} />
      <a href={panelPaths.signIn} className={buttonClass({})}>
        {text.toSignIn}
      </a>
    </div>
  );
}
