import { ExternalLink, History, Menu, MonitorSmartphone, Users } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useRef } from 'react';
import { panelText } from '#/i18n/tr/panel.ts';
import { staffText as text } from '#/i18n/tr/staff.ts';
import { mayCall } from '#/staff/permissions.ts';
import type { SignedIn } from '#/staff/schema.ts';
import { Button } from '#/ui/button.tsx';
import type { AccountTask } from './account-dialog.tsx';

const entries = [
  { task: 'people', label: text.people, icon: Users, path: '/api/admin/staff' },
  { task: 'auditLog', label: text.auditLog, icon: History, path: '/api/admin/audit' },
  { task: 'ownSessions', label: text.ownSessions, icon: MonitorSmartphone, path: '/api/admin/sessions' },
] as const;

const itemClass =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 font-semibold outline-none select-none data-highlighted:bg-night-900 data-highlighted:text-snow-50';

interface AccountMenuProps {
  person: SignedIn;
  onChoose: (task: AccountTask) => void;
}

/** What is needed now and then, and on a phone what else the header has no room for. Hides what the role may not do. */
export function AccountMenu({ person, onChoose }: AccountMenuProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const chosen = useRef<AccountTask>(undefined);

  /** The dialog opens when the menu is gone and the button has the keyboard: there the dialog gives it back. */
  function openChosen(event: Event) {
    event.preventDefault();
    trigger.current?.focus();
    if (chosen.current) onChoose(chosen.current);
    chosen.current = undefined;
  }

  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <Button ref={trigger} look="onNight" size="small" className="flex-auto sm:flex-none">
          <Menu className="size-4" aria-hidden />
          {text.menu}
        </Button>
      </DropdownMenu.Trigger>
      {/* no portal: the list belongs to the navigation that it opens from */}
      <DropdownMenu.Content
        align="start"
        sideOffset={6}
        collisionPadding={16}
        onCloseAutoFocus={openChosen}
        className="z-40 min-w-56 rounded-md border border-snow-300 bg-white p-1 text-ink shadow-card"
      >
        {entries
          .filter(({ path }) => mayCall(person.role, { method: 'GET', path }))
          .map(({ task, label, icon: Icon }) => (
            <DropdownMenu.Item
              key={task}
              className={itemClass}
              onSelect={() => {
                chosen.current = task;
              }}
            >
              <Icon className="size-4" aria-hidden />
              {label}
            </DropdownMenu.Item>
          ))}
        <DropdownMenu.Item asChild className={`${itemClass} sm:hidden`}>
          <a href="/" target="_blank" rel="noopener">
            <ExternalLink className="size-4" aria-hidden />
            <span>
              {panelText.viewSite} <span className="sr-only">{panelText.opensInNewTab}</span>
            </span>
          </a>
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
