import type { Locator, Page } from '@playwright/test';
import { chosenFile } from '../support/chosen-file.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { expect, test } from '../support/test.ts';
import { fillFields } from './panel-news-form.ts';
import { upload } from './panel-pictures.ts';

test.beforeEach(({ page, signIn }) => signIn(page));

const saved = 'Kaydedildi. Kaydetme sürerken yazdıklarınız henüz kaydedilmedi.';
const press = (dialog: Locator) => dialog.getByRole('button', { name: 'Kaydet' }).click();
const openGallery = (page: Page) => page.getByRole('tab', { name: 'Fotoğraf Galerisi' }).click();
const photosOf = async (page: Page): Promise<{ title: string; description: string }[]> =>
  (await page.request.get('/api/photos')).json();

test('what is typed of a picture while it is saved stays in its form, and is saved with the next press', {
  tag: '@phone',
}, async ({ page }) => {
  const { url } = await upload(page, 'sürerken.png');
  await page.goto('/adminpanel?tab=media');
  await page.getByRole('button', { name: 'Görüntüle: sürerken.png' }).click();
  const dialog = page.getByRole('dialog', { name: 'sürerken.png' });
  const words = dialog.getByLabel('Görselde ne görünüyor?');
  const letGo = await holdRequests(page, /\/api\/media\/\d+$/);
  await words.fill('Karda bir ekip.');
  await press(dialog);
  await words.pressSequentially(' Yanında bir köpek.');
  letGo();
  await expect(dialog.getByText(saved)).toBeVisible();
  await dialog.getByRole('button', { name: 'İptal' }).click();
  await page.getByRole('button', { name: 'Düzenlemeye Dön' }).click();
  await press(dialog);
  await expect(dialog).toHaveCount(0);
  const library: { url: string; altText: string }[] = await (await page.request.get('/api/media')).json();
  expect(library.find((picture) => picture.url === url)?.altText).toBe('Karda bir ekip. Yanında bir köpek.');
});

test('what is typed while a photo is added stays in the form, and the next press adds no second photo', {
  tag: '@phone',
}, async ({ page }) => {
  const { url } = await upload(page, 'eklenirken.png');
  await openGallery(page);
  await page.getByRole('button', { name: 'Fotoğraf Ekle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Fotoğraf Ekle' });
  const title = 'Eklenirken yazılan';
  const letGo = await holdRequests(page, '**/api/photos');
  await dialog.getByLabel('Başlık').fill(title);
  await dialog.getByLabel('Görselin adresi').fill(url);
  await press(dialog);
  await dialog.getByLabel('Açıklama').fill('Gece yarısı.');
  letGo();
  await expect(dialog.getByText(saved)).toBeVisible();
  await press(dialog);
  await expect(dialog).toHaveCount(0);
  const added = (await photosOf(page)).filter((photo) => photo.title === title);
  expect(added.map(({ description }) => description)).toEqual(['Gece yarısı.']);
});

test('photos that are chosen while others are added stay in the form, to be added next', {
  tag: '@desktop',
}, async ({ page }) => {
  await openGallery(page);
  await page.getByRole('button', { name: 'Toplu Ekle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Fotoğrafları Toplu Ekle' });
  const choose = (name: string) => page.locator('input[type=file]').setInputFiles([chosenFile(name)]);
  await dialog.getByLabel('Ortak başlık').fill('Arkadan gelen');
  await choose('önce.png');
  await expect(dialog.getByRole('paragraph').filter({ hasText: '1 fotoğraf eklenecek' })).toBeVisible();
  const letGo = await holdRequests(page, '**/api/admin/photos/bulk');
  await press(dialog);
  await choose('arkadan.png');
  await expect(dialog.getByRole('paragraph').filter({ hasText: '2 fotoğraf eklenecek' })).toBeVisible();
  letGo();
  await expect(dialog.getByRole('paragraph').filter({ hasText: '1 fotoğraf eklenecek' })).toBeVisible();
  await press(dialog);
  await expect(dialog).toHaveCount(0);
  const titles = (await photosOf(page)).map((photo) => photo.title);
  expect(titles.filter((title) => title.startsWith('Arkadan gelen'))).toHaveLength(2);
});

test('what is typed while an article is looked through before it comes out stays in the form, to be saved next', {
  tag: '@phone',
}, async ({ page }) => {
  const letGo = await holdRequests(page, '**/api/news');
  await page.getByRole('button', { name: 'Yeni Haber' }).click();
  const title = `Bakılırken yazılan ${test.info().project.name}`;
  await fillFields(page, title);
  const dialog = page.getByRole('dialog', { name: 'Yeni Haber Ekle' });
  const publish = dialog.getByRole('button', { name: 'Yayınla', exact: true });
  await publish.click();
  await expect(dialog.getByRole('button', { name: 'Kaydediliyor…' })).toBeVisible();
  await dialog.getByLabel('Özet').pressSequentially(' Son cümle.');
  letGo();
  await expect(dialog.getByText(saved)).toBeVisible();
  await dialog.locator('[type=submit]').click();
  await expect(dialog).toHaveCount(0);
  const news: { title: string; excerpt: string }[] = await (await page.request.get('/api/admin/news')).json();
  expect(news.filter((one) => one.title === title)).toMatchObject([
    { excerpt: 'Birkaç sözcük. Son cümle.', published: true },
  ]);
});
