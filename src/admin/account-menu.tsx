import { ExternalLink, History, Menu as MenuIcon, MonitorSmartphone, Users } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { panelText } from '#/i18n/tr/panel.ts';
import { staffText as text } from '#/i18n/tr/staff.ts';
import { Button } from '#/panel/button.tsx';
import { Menu, menuItemClass } from '#/panel/menu.tsx';
import { mayDo } from '#/staff/permissions.ts';
import type { SignedIn } from '#/staff/schema.ts';
import type { AccountTask } from './account-dialog.tsx';

const entries = [
  { task: 'people', label: text.people, icon: Users, permission: 'people' },
  { task: 'auditLog', label: text.auditLog, icon: History, permission: 'auditLog' },
  { task: 'ownSessions', label: text.ownSessions, icon: MonitorSmartphone, permission: 'ownAccount' },
] as const;

interface AccountMenuProps {
  person: SignedIn;
  onChoose: (task: AccountTask) => void;
}

export function AccountMenu({ person, onChoose }: AccountMenuProps) {
  const allowed = entries.filter(({ permission }) => mayDo(person.role, permission));
  return (
    <Menu
      button={
        <Button look="onNight" size="small" className="flex-auto sm:flex-none">
          <MenuIcon className="size-4" aria-hidden />
          {text.menu}
        </Button>
      }
      entries={allowed.map(({ task, label, icon }) => ({ label, icon, onChoose: () => onChoose(task) }))}
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
