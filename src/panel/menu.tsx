import type { LucideIcon } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { type ReactElement, type ReactNode, useRef } from 'react';

export interface MenuEntry {
  label: string;
  icon: LucideIcon;
  onChoose: () => void;
  /** Has a place of its own where the screen is wide. */
  isForPhones?: boolean;
}

interface MenuProps {
  button: ReactElement;
  entries: readonly MenuEntry[];
  /** Stands above the entries. */
  head?: ReactNode;
  children?: ReactNode;
  align?: 'start' | 'end';
}

export const menuItemClass =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 font-semibold outline-none select-none data-highlighted:bg-night-900 data-highlighted:text-snow-50';

export function Menu({ button, entries, head, children, align = 'start' }: MenuProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const chosen = useRef<MenuEntry>(undefined);

  /** Focuses the button first, because a dialog that opens then returns the focus there. */
  function doChosen(event: Event) {
    event.preventDefault();
    trigger.current?.focus();
    chosen.current?.onChoose();
    chosen.current = undefined;
  }

  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger ref={trigger} asChild>
        {button}
      </DropdownMenu.Trigger>
      {/* no portal: the list belongs to the part of the page that it opens from */}
      <DropdownMenu.Content
        align={align}
        sideOffset={6}
        collisionPadding={16}
        onCloseAutoFocus={doChosen}
        className="z-40 max-h-(--radix-dropdown-menu-content-available-height) overflow-y-auto max-w-(--radix-dropdown-menu-content-available-width) min-w-[min(14rem,100vw-2rem)] rounded-md border border-snow-300 bg-white p-1 text-ink shadow-card"
      >
        {head}
        {entries.map((entry) => (
          <DropdownMenu.Item
            key={entry.label}
            className={`${menuItemClass} ${entry.isForPhones ? 'sm:hidden' : ''}`}
            onSelect={() => {
              chosen.current = entry;
            }}
          >
            <entry.icon className="size-4" aria-hidden />
            {entry.label}
          </DropdownMenu.Item>
        ))}
        {children}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
