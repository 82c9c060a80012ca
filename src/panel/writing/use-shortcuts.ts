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
