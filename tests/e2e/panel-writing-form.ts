import type { Locator, Page } from '@playwright/test';
import { expect } from '../support/test.ts';

/** Opens an empty form, with the buttons of its writing area. */
export async function openForm(page: Page) {
  await page.getByRole('button', { name: 'Yeni Haber' }).click();
  const dialog = page.getByRole('dialog', { name: 'Yeni Haber Ekle' });
  const area = dialog.getByLabel('İçerik');
  await expect(tool(dialog, 'Kalın')).toBeVisible();
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
