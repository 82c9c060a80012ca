import { type RefObject, useEffect } from 'react';

/** Side by side, the preview follows the text as far as it has been scrolled. */
export function useScrollTogether(
  area: RefObject<HTMLTextAreaElement | null>,
  pane: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const field = area.current;
    function follow() {
      if (!field || !pane.current) return;
      const part = field.scrollTop / Math.max(1, field.scrollHeight - field.clientHeight);
      pane.current.scrollTop = part * (pane.current.scrollHeight - pane.current.clientHeight);
    }
    field?.addEventListener('scroll', follow, { passive: true });
    return () => field?.removeEventListener('scroll', follow);
  }, [area, pane]);
}
