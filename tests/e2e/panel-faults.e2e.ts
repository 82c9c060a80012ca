import type { Page } from '@playwright/test';
import { newsList } from '../support/news-list.ts';
import { expect, test } from '../support/test.ts';

/** What no part can draw in the place of a text. */
const fault = { fault: true };

/** Of each article in the list, and of the article that is opened, this field is no text. */
async function spoil(page: Page, address: RegExp, field: string) {
  await page.route(address, async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    const spoilt = body.items
      ? { ...body, items: body.items.map((item: object) => ({ ...item, [field]: fault })) }
      : { ...body, [field]: fault };
    await route.fulfill({ response: answer, json: spoilt });
  });
}

test('a list with a fault says so in its place, and opens again', { tag: '@desktop' }, async ({
  page,
  signIn,
}) => {
  await spoil(page, newsList, 'category');
  await signIn(page);
  const alert = page.getByRole('tabpanel', { name: 'Haberler' }).getByRole('alert');
  await expect(alert).toContainText('Programda bir hata oldu');
  await expect(alert).not.toContainText('ağlantı');
  await expect(page.getByRole('button', { name: 'Yeni Haber' })).toBeVisible();
  await page.getByRole('tab', { name: 'Medya' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Medya' }).getByRole('heading').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Haberler' }).click();
  await page.unroute(newsList);
  await alert.getByRole('button', { name: 'Yeniden Aç' }).click();
  await expect(page.getByRole('tabpanel', { name: 'Haberler' }).locator('h3').first()).toBeVisible();
});

test('a dialog with a fault says so inside, can be closed, and opens another time', {
  tag: '@desktop',
}, async ({ page, signIn }) => {
  const article = /\/api\/admin\/news\/\d+$/;
  await signIn(page);
  await spoil(page, article, 'content');
  const edit = page.getByRole('button', { name: /^Düzenle: / }).first();
  await edit.click();
  const dialog = page.getByRole('dialog', { name: 'Haberi Düzenle' });
  await expect(dialog.getByRole('alert')).toContainText('Programda bir hata oldu');
  await expect(dialog.getByRole('button', { name: 'Yeniden Aç' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Kapat' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('main h3').first()).toBeVisible();
  await page.unroute(article);
  await edit.click();
  await expect(dialog.getByLabel('Başlık')).not.toHaveValue('');
});
