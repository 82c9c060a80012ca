import {
  ExternalLink,
  History,
  IdCard,
  KeyRound,
  LogOut,
  Megaphone,
  Menu as MenuIcon,
  MonitorSmartphone,
  PanelsTopLeft,
  Search,
  ShieldCheck,
  TriangleAlert,
  Users,
} from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { type ComponentProps, useState } from 'react';
import { ownNameText } from '#/i18n/tr/own-name.ts';
import { panelText as text } from '#/i18n/tr/panel.ts';
import { staffText } from '#/i18n/tr/staff.ts';
import { BusyButton, Button, buttonClass } from '#/panel/button.tsx';
import { lazyDialog } from '#/panel/lazy.tsx';
import { useLinked } from '#/panel/list/linked-id.ts';
import { Menu, menuItemClass } from '#/panel/menu.tsx';
import { showToast } from '#/panel/toast/toast-store.ts';
import { useSingleMutation } from '#/panel/use-single-mutation.ts';
import type { SignedIn } from '#/staff/answers.server.ts';
import { mayDo, roleLabel } from '#/staff/permissions.ts';
import { signOut } from '#/staff/queries.ts';
import { leaveForSignIn } from './leave-for-sign-in.ts';

/** Class of what stands in the header of a phone: large letters leave no room for larger edges. */
const roomyClass = 'max-sm:min-w-[44px] max-sm:px-[10px]';

interface AccountActionsProps {
  person: SignedIn;
  onSearch: () => void;
  onSite: () => void;
}

export function AccountActions({ person, onSearch, onSite }: AccountActionsProps) {
  const [task, setTask] = useState<AccountTask>();
  useLinked('password', () => setTask('password'));
  useLinked('people', () => mayDo(person.role, 'people') && setTask('people'));
  const signOut = useSignOut();
  const choose = (chosen: AccountTask | 'site') => (chosen === 'site' ? onSite() : setTask(chosen));
  return (
    <nav aria-label={text.actions} className="flex flex-wrap justify-end gap-2 max-sm:gap-1">
      <SiteLink className={`${buttonClass({ look: 'onNight', size: 'small' })} max-sm:hidden`} />
      <Button
        look="onNight"
        size="small"
        className={roomyClass}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={onSearch}
      >
        <Search className="size-4" aria-hidden />
        <span className="sr-only">{text.searchPanel}</span>
        <span aria-hidden className="max-sm:hidden">
          {text.search}
        </span>
        <kbd aria-hidden className="text-xs text-snow-200 max-lg:hidden">
          Ctrl+K
        </kbd>
      </Button>
      {/* in an emergency, one tap less than from the menu */}
      {mayDo(person.role, 'site') && (
        <Button look="onNight" size="small" className={roomyClass} onClick={() => setTask('notice')}>
          <Megaphone className="size-4" aria-hidden />
          <span className="max-sm:sr-only">{staffText.notice}</span>
        </Button>
      )}
      {mayDo(person.role, 'site') && (
        <Button look="onNight" size="small" className="max-sm:min-w-11" onClick={() => setTask('crisis')}>
          <TriangleAlert className="size-4" aria-hidden />
          <span className="max-sm:sr-only">
            {staffText.crisis[0]} <span className="sr-only">{staffText.crisis[1]}</span>
          </span>
        </Button>
      )}
      <AccountMenu person={person} onChoose={choose} onSignOut={signOut.mutate} />
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
      {task && <AccountDialog task={task} person={person} onClose={() => setTask(undefined)} />}
    </nav>
  );
}

function SiteLink(props: ComponentProps<'a'>) {
  return (
    <a {...props} href="/" target="_blank" rel="noopener">
      <ExternalLink className="size-4" aria-hidden />
      <span>
        {text.viewSite} <span className="sr-only">{text.opensInNewTab}</span>
      </span>
    </a>
  );
}

const entries = [
  { task: 'notice', label: staffText.notice, icon: Megaphone, permission: 'site' },
  { task: 'site', label: staffText.site, icon: PanelsTopLeft, permission: 'site' },
  { task: 'people', label: staffText.people, icon: Users, permission: 'people' },
  { task: 'auditLog', label: staffText.auditLog, icon: History, permission: 'auditLog' },
  { task: 'ownName', label: ownNameText.title, icon: IdCard, permission: 'ownAccount' },
  { task: 'ownSessions', label: staffText.ownSessions, icon: MonitorSmartphone, permission: 'ownAccount' },
  { task: 'waysIn', label: staffText.waysIn, icon: ShieldCheck, permission: 'ownAccount' },
  {
    task: 'password',
    label: staffText.changePassword,
    icon: KeyRound,
    permission: 'ownAccount',
    isForPhones: true,
  },
] as const;

/** Each opens a dialog; the site is a place of its own. */
type AccountTask = Exclude<(typeof entries)[number]['task'], 'site'> | 'crisis';

interface AccountMenuProps {
  person: SignedIn;
  onChoose: (task: AccountTask | 'site') => void;
  onSignOut: () => void;
}

function AccountMenu({ person, onChoose, onSignOut }: AccountMenuProps) {
  const allowed = entries.filter(({ permission }) => mayDo(person.role, permission));
  return (
    <Menu
      button={
        <Button look="onNight" size="small" className={roomyClass}>
          <MenuIcon className="size-4" aria-hidden />
          <span className="max-[26rem]:sr-only">{staffText.menu}</span>
        </Button>
      }
      head={<AccountLabel person={person} />}
      entries={[
        ...allowed.map(({ task, ...entry }) => ({ ...entry, onChoose: () => onChoose(task) })),
        { label: staffText.signOut, icon: LogOut, onChoose: onSignOut, isForPhones: true },
      ]}
    >
      <DropdownMenu.Item asChild className={`${menuItemClass} sm:hidden`}>
        <SiteLink />
      </DropdownMenu.Item>
    </Menu>
  );
}

function AccountLabel({ person }: { person: SignedIn }) {
  return (
    <DropdownMenu.Label className="max-w-64 border-b border-snow-200 px-3 py-2 text-sm sm:hidden">
      <p className="font-semibold wrap-anywhere">{text.welcome(person)}</p>
      <p className="text-ink-soft">{roleLabel(person.role)}</p>
    </DropdownMenu.Label>
  );
}

const PasswordDialog = lazyDialog(() => import('#/staff/admin/password-dialog.tsx'));
const NameDialog = lazyDialog(() => import('#/staff/admin/name-dialog.tsx'));
const PeopleDialog = lazyDialog(() => import('#/staff/admin/people-dialog.tsx'));
const AuditDialog = lazyDialog(() => import('#/staff/admin/audit-dialog.tsx'));
const NoticeDialog = lazyDialog(() => import('#/documents/admin/notice-dialog.tsx'));
const CrisisDialog = lazyDialog(() => import('#/documents/admin/crisis-dialog.tsx'));
const OwnSessionsDialog = lazyDialog(() => import('#/staff/admin/own-sessions-dialog.tsx'));

const WaysInDialog = lazyDialog(() => import('#/staff/admin/ways-in-dialog.tsx'));

interface AccountDialogProps {
  task: AccountTask;
  person: SignedIn;
  onClose: () => void;
}

function AccountDialog({ task, person, onClose }: AccountDialogProps) {
  const dialogs = {
    notice: <NoticeDialog onClose={onClose} />,
    crisis: <CrisisDialog onClose={onClose} />,
    password: <PasswordDialog username={person.username} onClose={onClose} />,
    people: <PeopleDialog username={person.username} onClose={onClose} />,
    auditLog: <AuditDialog onClose={onClose} />,
    ownName: <NameDialog person={person} onClose={onClose} />,
    ownSessions: <OwnSessionsDialog onClose={onClose} />,
    waysIn: <WaysInDialog username={person.username} onClose={onClose} />,
  };
  return dialogs[task];
}

function useSignOut() {
  return useSingleMutation({
    mutationFn: signOut,
    onSuccess: () => leaveForSignIn({ title: staffText.signedOut, description: staffText.signedOutHint }),
    onError: () =>
      showToast({ title: text.failed, description: staffText.signOutFailed, variant: 'destructive' }),
  });
}
