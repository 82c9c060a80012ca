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
  ShieldCheck,
  Users,
} from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { ownNameText } from '#/i18n/tr/own-name.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { staffText as text } from '#/i18n/tr/staff.ts';
import { Button } from '#/panel/button.tsx';
import { Menu, menuItemClass } from '#/panel/menu.tsx';
import { mayDo, roleLabel } from '#/staff/permissions.ts';
import type { SignedIn } from '#/staff/schema.ts';
import type { AccountTask } from './account-dialog.tsx';

const entries = [
  { task: 'notice', label: text.notice, icon: Megaphone, permission: 'site' },
  { task: 'site', label: text.site, icon: PanelsTopLeft, permission: 'site' },
  { task: 'people', label: text.people, icon: Users, permission: 'people' },
  { task: 'auditLog', label: text.auditLog, icon: History, permission: 'auditLog' },
  { task: 'ownName', label: ownNameText.title, icon: IdCard, permission: 'ownAccount' },
  {
    task: 'ownSessions',
    label: text.ownSessions,
    icon: MonitorSmartphone,
    permission: 'ownAccount',
  },
  {
    task: 'secondFactor',
    label: text.secondFactor,
    icon: ShieldCheck,
    permission: 'ownAccount',
  },
  {
    task: 'password',
    label: text.changePassword,
    icon: KeyRound,
    permission: 'ownAccount',
    isForPhones: true,
  },
] as const;

interface AccountMenuProps {
  person: SignedIn;
  onChoose: (task: AccountTask) => void;
  onSignOut: () => void;
}

export function AccountMenu({ person, onChoose, onSignOut }: AccountMenuProps) {
  const allowed = entries.filter(({ permission }) => mayDo(person.role, permission));
  return (
    <Menu
      button={
        <Button look="onNight" size="small">
          <MenuIcon className="size-4" aria-hidden />
          {text.menu}
        </Button>
      }
      head={<AccountLabel person={person} />}
      entries={[
        ...allowed.map(({ task, ...entry }) => ({ ...entry, onChoose: () => onChoose(task) })),
        { label: text.signOut, icon: LogOut, onChoose: onSignOut, isForPhones: true },
      ]}
    >
      <DropdownMenu.Item asChild className={`${menuItemClass} sm:hidden`}>
        <a href="/" target="_blank" rel="noopener">
          <ExternalLink className="size-4" aria-hidden />
          <span>
            {panelText.viewSite} <span className="sr-only">{panelText.opensInNewTab}</span>
          </span>
        </a>
      </DropdownMenu.Item>
    </Menu>
  );
}

function AccountLabel({ person }: { person: SignedIn }) {
  return (
    <DropdownMenu.Label className="max-w-64 border-b border-snow-200 px-3 py-2 text-sm sm:hidden">
      <p className="font-semibold wrap-anywhere">{panelText.welcome(person)}</p>
      <p className="text-ink-soft">{roleLabel(person.role)}</p>
    </DropdownMenu.Label>
  );
}
