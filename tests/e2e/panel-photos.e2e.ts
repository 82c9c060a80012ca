import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { chosenFile } from '../support/chosen-file.ts';
import { openFilters } from '../support/filters.ts';
import { noPhotos, photoList } from '../support/photo-list.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(async ({ page, signIn, noFaults }) => {
  noFaults.allow(/status of [45]\d\d/);
  await signIn(page);
  await page.getByRole('tab', { name: 'Fotoğraf Galerisi' }).click();
});

const cardOf = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });

async function fill(page: Page, title: string) {
  await page.getByRole('button', { name: 'Fotoğraf Ekle' }).click();
  await page.getByLabel('Başlık').fill(title);
  await page.getByLabel('Görselin adresi').fill('/artwork/dog-team-800.webp');
}

async function add(page: Page, title: string) {
  await fill(page, title);
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('Fotoğraf eklendi', { exact: true })).toBeVisible();
}

test('a category is suggested by its Turkish name, and stored as the gallery knows it', {
  tag: '@desktop',
}, async ({ page }) => {
  await fill(page, 'Eğitim fotoğrafı');
  await page
    .getByRole('group', { name: 'Kategori önerileri' })
    .getByRole('button', { name: 'Eğitimler' })
    .click();
  await expect(page.getByLabel('Kategori', { exact: true })).toHaveValue('Eğitimler');
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ category: 'training' });
  await expect(cardOf(page, 'Eğitim fotoğrafı')).toContainText('Eğitimler');
});

test('a photo can belong to an operation', { tag: '@desktop' }, async ({ page }) => {
  await fill(page, 'Operasyonlu fotoğraf');
  const operations = page.getByLabel('Operasyon', { exact: true });
  await expect(operations.getByRole('option')).not.toHaveCount(1);
  const value = await operations.getByRole('option').nth(1).getAttribute('value');
  await operations.selectOption(value);
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ operationId: Number(value) });
  await expect(page.getByText('Fotoğraf eklendi', { exact: true })).toBeVisible();
});

test('a picture comes from the device or from the library', async ({ page }) => {
  await page.getByRole('button', { name: 'Fotoğraf Ekle' }).click();
  const address = page.getByLabel('Görselin adresi');
  await page.locator('input[type=file]').setInputFiles(chosenFile('galeri.png'));
  await expect(address).toHaveValue(/^\/media\//);
  const uploaded = await address.inputValue();
  await address.fill('');
  await page.getByRole('button', { name: 'Kitaplığı Aç' }).click();
  await page
    .getByRole('dialog', { name: 'Görsel Kitaplığı' })
    .getByRole('button', { name: 'galeri.png' })
    .first()
    .click();
  await expect(address).toHaveValue(uploaded);
});

test('without photos the gallery says so, and one that cannot be read can be asked for again', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.route(photoList, (route) => route.fulfill(noPhotos));
  await page.reload();
  await page.getByRole('tab', { name: 'Fotoğraf Galerisi' }).click();
  await expect(page.getByText('Henüz fotoğraf yok', { exact: true })).toBeVisible();
  await expectAccessible(page, 'empty');
  await page.unroute(photoList);
  await page.route(photoList, (route) => route.fulfill({ status: 404, body: '' }));
  await page.reload();
  await page.getByRole('tab', { name: 'Fotoğraf Galerisi' }).click();
  await expect(page.getByText('Failed to fetch photos')).toBeVisible();
  await expectAccessible(page, 'failed');
  await page.unroute(photoList);
  await page.getByRole('button', { name: 'Yeniden Dene' }).click();
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
});

test('the grid can be searched and narrowed to a category', { tag: '@desktop' }, async ({ page }) => {
  await add(page, 'Şafakta çığ eğitimi');
  await page.getByLabel('Fotoğraflarda ara').fill('cig egitimi');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Şafakta çığ eğitimi']);
  await page.getByLabel('Fotoğraflarda ara').fill('');
  await openFilters(page);
  await page.getByLabel('Fotoğrafları süz').selectOption('Ekipman');
  await expect(page.getByRole('heading', { name: 'Şafakta çığ eğitimi' })).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ hasText: 'Ekipman' }).first()).toBeVisible();
});

test('the tab and its dialog are accessible', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await expectAccessible(page, 'grid');
  await page.getByRole('button', { name: 'Fotoğraf Ekle' }).click();
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByLabel('Başlık')).toHaveAccessibleDescription('Başlık gereklidir');
  await expect(page.getByLabel('Görselin adresi')).toHaveAccessibleDescription(/^Görsel adresi gereklidir/);
  await expectAccessible(page, 'form with sentences');
});
