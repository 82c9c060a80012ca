import { type RefObject, useEffect } from 'react';

/** On a Turkish keyboard the key of `I` may write ı or İ. */
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

/** Too many for a phone: the row is pushed sideways, and is no stop of the keyboard by itself. */
export const toolRowClass = 'flex gap-0.5 overflow-x-auto p-0.5 max-[20rem]:flex-wrap sm:flex-wrap';
