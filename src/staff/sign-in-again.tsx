import { HttpError } from '#/http/request.ts';
import { panelText as text } from '#/i18n/tr/panel.ts';

/** When a save was refused because the session has ended: a way to sign in that leaves the form as it is. */
export function SignInAgain({ error }: { error: unknown }) {
  if (!(error instanceof HttpError) || error.status !== 401) return null;
  return (
    <p className="text-ink">
      <a href="/admin-login" target="_blank" rel="noopener" className="font-semibold underline">
        {text.signInAgain}
      </a>{' '}
      {text.signInAgainHint}
    </p>
  );
}
