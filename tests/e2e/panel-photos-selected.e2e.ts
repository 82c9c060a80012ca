import type { Page } from '@playwright/test';
import type { Photo } from '#/photos/schema.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/test.ts';
import { call, make, toastOf } from './panel-bin-content.ts';

async function openWith(page: Page, titles: string[]) {
  for (const title of titles) await make(page, 'photos', title);
  await page.reload();
  await page.getByRole('tab', { name: 'Fotoğraf Galerisi' }).click();
  await page.getByLabel('Fotoğraflarda ara').fill(titles[0]?.replace(/ bir$/, '') ?? '');
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(titles.length);
}

test.beforeEach(async ({ page, signIn, noFaults: _ }) => signIn(page));

test('several photos get another category together, and keep their titles', { tag: '@phone' }, async ({
  page,
}) => {
  const name = `Seçilen ${test.info().project.name}`;
  await openWith(page, [`${name} bir`, `${name} iki`, `${name} üç`]);
  for (const one of ['bir', 'üç']) await page.getByLabel(`Seç: ${name} ${one}`).check();
  await expect(page.getByText('2 fotoğraf seçildi')).toBeVisible();
  await expectAccessible(page, 'two selected');
  await page.getByRole('button', { name: 'Seçilenleri Değiştir' }).click();
  const dialog = page.getByRole('dialog', { name: '2 Fotoğrafı Değiştir' });
  await dialog.getByLabel('Kategorisini değiştir').check();
  await dialog.getByRole('button', { name: 'Ekipman' }).click();
  await expectAccessible(page, 'change of several');
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('2 fotoğraf güncellendi', { exact: true })).toBeVisible();
  const all: { title: string; category: string }[] = await (await page.request.get('/api/photos')).json();
  const categories = all.filter(({ title }) => title.startsWith(name));
  expect(categories.map(({ title, category }) => [title, category])).toEqual([
    [`${name} üç`, 'equipment'],
    [`${name} iki`, 'genel'],
    [`${name} bir`, 'equipment'],
  ]);
});

test('one that somebody changed meanwhile is read again, and changed when it is saved once more', {
  tag: '@desktop',
}, async ({ page, noFaults }) => {
  noFaults.allow(/status of 409/);
  await openWith(page, ['Sonradan bir', 'Sonradan iki']);
  await page.getByLabel('Seç: Sonradan bir').check();
  await page.getByLabel('Tümünü seç').check();
  await page.getByRole('button', { name: 'Seçilenleri Değiştir' }).click();
  const dialog = page.getByRole('dialog', { name: '2 Fotoğrafı Değiştir' });
  await dialog.getByLabel('Kategorisini değiştir').check();
  await dialog.getByRole('button', { name: 'Ekipman' }).click();
  const before: Photo[] = await (await page.request.get('/api/photos')).json();
  const other = before.find(({ title }) => title === 'Sonradan bir');
  await call(page, 'PUT', `/api/photos/${other?.id}`, { ...other, description: 'Başkası yazdı' });
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect(dialog.getByRole('alert')).toContainText('1 fotoğraf güncellenemedi');
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect(dialog).toBeHidden();
  const after: Photo[] = await (await page.request.get('/api/photos')).json();
  expect(after.find(({ title }) => title === 'Sonradan bir')).toMatchObject({
    category: 'equipment',
    description: 'Başkası yazdı',
  });
});

test('several photos are deleted together, and come back together', { tag: '@desktop' }, async ({ page }) => {
  await openWith(page, ['Topluca bir', 'Topluca iki']);
  await page.getByLabel('Seç: Topluca bir').check();
  await page.getByLabel('Tümünü seç').check();
  await page.getByRole('button', { name: 'Seçilenleri Sil' }).click();
  const question = page.getByRole('alertdialog', {
    name: '2 fotoğrafı silmek istediğinizden emin misiniz?',
  });
  await question.getByRole('button', { name: 'Sil' }).click();
  await toastOf(page).hover();
  await expect(toastOf(page)).toContainText('2 fotoğraf silindi');
  await expect(page.getByRole('heading', { name: 'Topluca bir' })).toHaveCount(0);
  await toastOf(page).getByRole('button', { name: 'Geri Al', includeHidden: true }).click();
  await expect(toastOf(page)).toContainText('2 fotoğraf geri alındı');
  await expect(page.getByRole('heading', { name: 'Topluca iki' })).toBeVisible();
});
