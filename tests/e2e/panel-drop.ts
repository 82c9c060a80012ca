import type { Locator } from '@playwright/test';

/** Drops files onto an element, as if they came from outside the browser. */
export async function drop(target: Locator, files: { name: string; type: string; base64: string }[]) {
  const dataTransfer = await target.page().evaluateHandle((dropped) => {
    const transfer = new DataTransfer();
    for (const { name, type, base64 } of dropped) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([bytes], name, { type }));
    }
    return transfer;
  }, files);
  await target.dispatchEvent('dragover', { dataTransfer });
  await target.dispatchEvent('drop', { dataTransfer });
}
