import type { Locator, Page } from '@playwright/test';
import { expect } from '../support/test.ts';

/** Opens the form, fills it in and saves: what an editor does for one article. */
export async function write(page: Page, title: string) {
  await page.getByRole('button', { name: 'Yeni Haber' }).click();
  await fillFields(page, title);
  await page.getByRole('button', { name: 'Kaydet' }).click();
}

export async function fillFields(page: Page, title: string) {
  // the list behind holds what other tests have written, under whatever names
  const form = page.getByRole('dialog');
  await form.getByLabel('Başlık').fill(title);
  await form.getByLabel('Özet').fill('Birkaç sözcük.');
  await form.getByLabel('İçerik').fill('İlk paragraf.\n\nİkinci paragraf.');
  await form.getByLabel('Kategori').selectOption('Duyuru');
}

/** What the article says, in whichever way it is written. @param text paragraphs with blank lines between them */
export const expectContent = (form: Locator, text: string) =>
  expect.poll(() => form.getByLabel('İçerik').evaluate(paragraphsOf)).toBe(text);

const paragraphsOf = (box: Element) =>
  box instanceof HTMLTextAreaElement
    ? box.value
    : [...box.querySelectorAll('p')].map(({ textContent }) => textContent).join('\n\n');
