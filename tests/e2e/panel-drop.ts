import type { Locator, Page } from '@playwright/test';

interface DroppedFile {
  name: string;
  type: string;
  base64: string;
}

/** Drops files onto an element, as if they came from outside the browser. */
export async function drop(target: Locator, files: DroppedFile[]) {
  const dataTransfer = await transferOf(target.page(), files);
  const box = await target.boundingBox();
  const middle = box && { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
  await target.dispatchEvent('dragover', { dataTransfer, ...middle });
  await target.dispatchEvent('drop', { dataTransfer, ...middle });
}

/** Pastes files, and what else the clipboard holds beside them. */
export async function pasteFiles(target: Locator, files: DroppedFile[], texts: Record<string, string> = {}) {
  const clipboardData = await transferOf(target.page(), files, texts);
  await target.focus();
  await target.evaluate((element, data) => {
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, clipboardData);
}

const transferOf = (page: Page, files: DroppedFile[], texts: Record<string, string> = {}) =>
  page.evaluateHandle(
    ([dropped, formats]) => {
      const transfer = new DataTransfer();
      for (const [format, text] of Object.entries(formats)) transfer.setData(format, text);
      for (const { name, type, base64 } of dropped) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        transfer.items.add(new File([bytes], name, { type }));
      }
      return transfer;
    },
    [files, texts] as const,
  );
