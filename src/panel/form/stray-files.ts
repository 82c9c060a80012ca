import { useEffect } from 'react';
import { strayFilesText as text } from '#/i18n/tr/form-dialog.ts';
import { showToast } from '../toast/toast-store.ts';

/**
 * A file that falls beside the drop areas would be opened by the browser in the place of the panel. It goes to the only
 * area of the dialog that is open, or of the tab; where there are more or none, a sentence says where to drop it.
 */
export function useStrayFiles(): void {
  useEffect(() => {
    // a picture of the panel itself that is dragged counts as a file, too
    let isFromHere = false;
    const stop = new AbortController();
    const listen = (type: 'dragstart' | 'dragend' | 'dragover' | 'drop', act: (event: DragEvent) => void) =>
      window.addEventListener(type, act, { signal: stop.signal });
    listen('dragstart', () => (isFromHere = true));
    listen('dragend', () => (isFromHere = false));
    listen('dragover', claimStray);
    listen('drop', (event) => claimStray(event) && !isFromHere && place(event));
    return () => stop.abort();
  }, []);
}

function claimStray(event: DragEvent): boolean {
  const isStray = !event.defaultPrevented && event.dataTransfer?.types.includes('Files') === true;
  if (isStray) event.preventDefault();
  return isStray;
}

function place({ dataTransfer }: DragEvent): void {
  const dialog = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1) ?? document;
  const areas = [...dialog.querySelectorAll<HTMLElement>('[data-drop-area]')].filter((area) =>
    area.checkVisibility(),
  );
  const [only, ...others] = areas;
  if (only && others.length === 0)
    only.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  else
    showToast({
      title: text.notTaken,
      description: text.whereTo(areas.map(({ dataset }) => dataset.dropArea ?? '')),
    });
}
