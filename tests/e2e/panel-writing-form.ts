import type { Locator, Page } from '@playwright/test';
import { expect } from '../support/test.ts';

/** Opens an empty form, with the editor that shows the article as its page will. */
export async function openEditor(page: Page) {
  const opened = await openWriting(page);
  await expect(opened.area).toHaveRole('textbox');
  await expect(opened.area).toHaveClass(/rich-article/);
  return opened;
}

/** Opens an empty form whose text is written with its codes. */
export async function openForm(page: Page) {
  await chooseCodes(page);
  const cleaning = page.waitForResponse('**/read-pasted-*.js');
  const opened = await openWriting(page);
  await (await cleaning).finished();
  return opened;
}

/** As somebody has chosen it on this device who likes to write with codes. */
export const chooseCodes = (page: Page) =>
  page.evaluate(() => localStorage.setItem('writing with codes', 'yes'));

export const switchMode = (dialog: Locator) => tool(dialog, 'Biçim kodlarını göster').click();

/** The text as it would be saved; the editor is shown again. */
export async function readMarkdown(dialog: Locator): Promise<string> {
  await switchMode(dialog);
  const markdown = await dialog.getByLabel('İçerik').inputValue();
  await switchMode(dialog);
  return markdown;
}

async function openWriting(page: Page) {
  await page.getByRole('button', { name: 'Yeni Haber' }).click();
  const dialog = page.getByRole('dialog', { name: 'Yeni Haber Ekle' });
  const area = dialog.getByLabel('İçerik');
  await expect(tool(dialog, 'Metne görsel ekle')).toBeVisible();
  return { dialog, area };
}

export const tool = (dialog: Locator, name: string) => dialog.getByRole('button', { name, exact: true });

export const select = (area: Locator, words: string) =>
  area.evaluate((element: HTMLTextAreaElement, wanted) => {
    const start = element.value.indexOf(wanted);
    element.focus();
    element.setSelectionRange(start, start + wanted.length);
  }, words);

/** Beside the text on a wide screen; on a phone in its place. */
export async function showPreview(dialog: Locator) {
  const way = dialog.getByRole('button', { name: 'Önizleme' });
  if (await way.isVisible()) await way.click();
}

/** As the browser does it when a person pastes; a text that no one cleans is put in by the browser itself. */
export const paste = (area: Locator, data: Record<string, string>) =>
  area.evaluate((element: HTMLElement, formats) => {
    element.focus();
    const clipboardData = new DataTransfer();
    for (const [format, text] of Object.entries(formats)) clipboardData.setData(format, text);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    if (element.dispatchEvent(event)) document.execCommand('insertText', false, formats['text/plain']);
  }, data);
