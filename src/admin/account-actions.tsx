import { ExternalLink, KeyRound, LogOut, Megaphone } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { panelPaths } from '#/http/panel-paths.ts';
import { panelText as text } from '#/i18n/tr/panel.ts';
import { staffText } from '#/i18n/tr/staff.ts';
import { BusyButton, Button, buttonClass } from '#/panel/button.tsx';
import { useLinkedField, useLinkedId } from '#/panel/list/linked-id.ts';
import { useSignOut } from '#/staff/admin/use-sign-out.ts';
import { mayDo } from '#/staff/permissions.ts';
import type { SignedIn } from '#/staff/schema.ts';
import { AccountDialog, type AccountTask } from './account-dialog.tsx';
import { AccountMenu } from './account-menu.tsx';

export function AccountActions({ person }: { person: SignedIn }) {
  const id = useLinkedId('document');
  const field = useLinkedField();
  const [linked, setLinked] = useState(id === undefined ? undefined : { id, field });
  const isForPassword = useLinkedId('password') !== undefined;
  const [task, setTask] = useState<AccountTask | undefined>(isForPassword ? 'password' : linked && 'site');
  const [, navigate] = useLocation();
  const signOut = useSignOut({ onSignedOut: () => navigate(panelPaths.signIn) });
  function close() {
    setTask(undefined);
    setLinked(undefined);
  }
  return (
    <nav
      aria-label={text.actions}
      className="flex flex-wrap justify-end gap-2 min-[20rem]:max-sm:flex-nowrap"
    >
      <a
        href="/"
        target="_blank"
        rel="noopener"
        className={`${buttonClass({ look: 'onNight', size: 'small' })} max-sm:hidden`}
      >
        <ExternalLink className="size-4" aria-hidden />
        <span>
          {text.viewSite} <span className="sr-only">{text.opensInNewTab}</span>
        </span>
      </a>
      {/* in an emergency, one tap less than from the menu */}
      {mayDo(person.role, 'site') && (
        <Button look="onNight" size="small" className="max-sm:min-w-11" onClick={() => setTask('notice')}>
          <Megaphone className="size-4" aria-hidden />
          <span className="max-sm:sr-only">{staffText.notice}</span>
        </Button>
      )}
      <AccountMenu person={person} onChoose={setTask} onSignOut={signOut.mutate} />
      <Button look="onNight" size="small" className="max-sm:hidden" onClick={() => setTask('password')}>
        <KeyRound className="size-4" aria-hidden />
        {staffText.changePassword}
      </Button>
      <BusyButton
        look="onNight"
        size="small"
        className="max-sm:hidden"
        isBusy={signOut.isPending}
        busyLabel={staffText.signingOut}
        onClick={() => signOut.mutate()}
      >
        <LogOut className="size-4" aria-hidden />
        {staffText.signOut}
      </BusyButton>
      {task && <AccountDialog task={task} person={person} linkedDocument={linked} onClose={close} />}
    </nav>
  );
}
