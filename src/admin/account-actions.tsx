import { ExternalLink, KeyRound, LogOut } from 'lucide-react';
import { lazy, useState } from 'react';
import { useLocation } from 'wouter';
import { panelText as text } from '#/i18n/tr/panel.ts';
import { staffText } from '#/i18n/tr/staff.ts';
import { useSignOut } from '#/staff/admin/use-sign-out.ts';
import type { SignedIn } from '#/staff/schema.ts';
import { BusyButton } from '#/ui/busy-button.tsx';
import { Button, buttonClass } from '#/ui/button.tsx';
import { LateDialog } from '#/ui/late-dialog.tsx';
import { paths } from './paths.ts';

const PasswordDialog = lazy(() => import('#/staff/admin/password-dialog.tsx'));

export function AccountActions({ person }: { person: SignedIn }) {
  const [isChangingPassword, setChangingPassword] = useState(false);
  const [, navigate] = useLocation();
  const signOut = useSignOut({ onSignedOut: () => navigate(paths.signIn) });
  return (
    <nav aria-label={text.actions} className="flex w-full gap-2 sm:w-auto">
      <a
        href="/"
        target="_blank"
        rel="noopener"
        className={`${buttonClass({ look: 'onNight', size: 'small' })} flex-auto sm:flex-none`}
      >
        <ExternalLink className="hidden size-4 sm:block" aria-hidden />
        <span>
          {text.viewSite} <span className="sr-only">{text.opensInNewTab}</span>
        </span>
      </a>
      <Button
        look="onNight"
        size="small"
        className="flex-auto sm:flex-none"
        onClick={() => setChangingPassword(true)}
      >
        <KeyRound className="hidden size-4 sm:block" aria-hidden />
        {staffText.changePassword}
      </Button>
      <BusyButton
        look="onNight"
        size="small"
        className="flex-auto sm:flex-none"
        isBusy={signOut.isPending}
        busyLabel={staffText.signingOut}
        onClick={() => signOut.mutate()}
      >
        <LogOut className="hidden size-4 sm:block" aria-hidden />
        {staffText.signOut}
      </BusyButton>
      {isChangingPassword && (
        <LateDialog>
          <PasswordDialog username={person.username} onClose={() => setChangingPassword(false)} />
        </LateDialog>
      )}
    </nav>
  );
}
