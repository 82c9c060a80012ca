import type { Page } from '@playwright/test';

/** Opens the form, fills it in and saves: what an editor does for one article. */
export async function write(page: Page, title: string) {
  await page.getByRole('button', { name: 'Yeni Haber' }).click();
  await fillAndSave(page, title);
}

export async function fillAndSave(page: Page, title: string) {
  await fillFields(page, title);
  await page.getByRole('button', { name: 'Kaydet' }).click();
}

export async function fillFields(page: Page, title: string) {
  await page.getByLabel('Başlık').fill(title);
  await page.getByLabel('Özet').fill('Birkaç sözcük.');
  await page.getByLabel('İçerik').fill('İlk paragraf.\n\nİkinci paragraf.');
  await page.getByLabel('Kategori').click();
  await page.getByRole('option', { name: 'Duyuru' }).click();
}
