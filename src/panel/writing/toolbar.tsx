import type { LucideIcon } from 'lucide-react';
import { Toolbar } from 'radix-ui';
import { type ComponentProps, type RefObject, useEffect } from 'react';
import { buttonClass } from '../button.tsx';
import { Tooltip } from '../tooltip.tsx';

interface ToolButtonProps extends ComponentProps<'button'> {
  icon: LucideIcon;
  label: string;
  /** Pressed with Ctrl, or with ⌘ on a Mac. */
  shortcut?: string | undefined;
}

/** The name is hidden text: an `aria-label` would match a search for a field of that name. */
export function ToolButton({ icon: Icon, label, shortcut, ...button }: ToolButtonProps) {
  return (
    <Tooltip label={shortcut ? `${label} (${nameShortcut(shortcut)})` : label}>
      <Toolbar.Button
        className={`${buttonClass({ look: 'quiet', size: 'icon' })} aria-pressed:bg-night-700 aria-pressed:text-white`}
        aria-keyshortcuts={shortcut && `Control+${shortcut} Meta+${shortcut}`}
        {...button}
      >
        <Icon className="size-5" aria-hidden />
        <span className="sr-only">{label}</span>
      </Toolbar.Button>
    </Tooltip>
  );
}

/** Marks by key; on a Turkish keyboard the key of `I` may write ı or İ. */
const markOfKey: Record<string, string> = {
  b: 'bold',
  B: 'bold',
  i: 'italic',
  I: 'italic',
  ı: 'italic',
  İ: 'italic',
  k: 'link',
  K: 'link',
};

export function useShortcuts(
  area: RefObject<HTMLTextAreaElement | null>,
  toolbar: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const field = area.current;
    function press(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      const mark = markOfKey[key];
      // Ctrl with Alt is AltGr, which writes letters
      if (!mark || altKey || shiftKey || ctrlKey === metaKey) return;
      event.preventDefault();
      toolbar.current?.querySelector<HTMLElement>(`[data-mark="${mark}"]`)?.click();
    }
    field?.addEventListener('keydown', press);
    return () => field?.removeEventListener('keydown', press);
  }, [area, toolbar]);
}

export const nameShortcut = (key: string) =>
  /Mac|iPhone|iPad/.test(navigator.userAgent) ? `⌘${key}` : `Ctrl+${key}`;

/** Stays in view: at the upper edge on a wide screen, on a phone at the lower one, where the thumb is. */
export const toolbarClass =
  'sticky top-(--edge) z-10 grid grid-cols-1 rounded-t-md border border-snow-300 bg-snow-50 max-sm:top-auto max-sm:bottom-(--edge) max-sm:order-last max-sm:rounded-t-none max-sm:rounded-b-md';

/**
 * Class of a row of buttons. They are too many for a phone: the row is pushed sideways, and is no stop of the
 * keyboard by itself.
 */
export const toolRowClass = 'flex gap-0.5 overflow-x-auto p-0.5 max-[20rem]:flex-wrap sm:flex-wrap';
