import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { chosenFile } from '../support/chosen-file.ts';
import { expect, test } from '../support/test.ts';
import { upload } from './panel-pictures.ts';

test.beforeEach(async ({ page, signIn, noFaults }) => {
  noFaults.allow(/status of 409|ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await signIn(page);
});

/** Presses without a network; the form says that it goes on by itself, and does. */
async function saveOffline(page: Page, dialog: Locator) {
  await page.context().setOffline(true);
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect(dialog.getByRole('alert')).toContainText('bağlantınız gelince kendiliğinden gönderilir');
  await page.context().setOffline(false);
  await expect(dialog).toHaveCount(0);
}

const openGallery = (page: Page) => page.getByRole('tab', { name: 'Fotoğraf Galerisi' }).click();

async function titlesLike(page: Page, title: string) {
  const photos: { title: string }[] = await (await page.request.get('/api/photos')).json();
  return photos.filter((photo) => photo.title.startsWith(title));
}

test('a new photo without a network is added by itself once it is back', { tag: '@desktop' }, async ({
  page,
}) => {
  const { url } = await upload(page, 'bağlantısız.png');
  await openGallery(page);
  await page.getByRole('button', { name: 'Fotoğraf Ekle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Fotoğraf Ekle' });
  await dialog.getByLabel('Başlık').fill('Bağlantısız fotoğraf');
  await dialog.getByLabel('Görselin adresi').fill(url);
  await saveOffline(page, dialog);
  expect(await titlesLike(page, 'Bağlantısız fotoğraf')).toHaveLength(1);
});

test('photos that are added together without a network are added by themselves once it is back', {
  tag: '@desktop',
}, async ({ page }) => {
  await openGallery(page);
  await page.getByRole('button', { name: 'Toplu Ekle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Fotoğrafları Toplu Ekle' });
  await dialog.getByLabel('Ortak başlık').fill('Bağlantısız toplu');
  await page.locator('input[type=file]').setInputFiles([chosenFile('bir.png'), chosenFile('iki.png')]);
  await expect(dialog.getByRole('paragraph').filter({ hasText: '2 fotoğraf eklenecek' })).toBeVisible();
  await saveOffline(page, dialog);
  expect(await titlesLike(page, 'Bağlantısız toplu')).toHaveLength(2);
});

interface Picture {
  id: number;
  altText: string;
  credit: string;
}

async function openPicture(page: Page, name: string) {
  const { id } = await upload(page, name);
  await page.goto('/adminpanel?tab=media');
  await page.getByRole('button', { name: `Görüntüle: ${name}` }).click();
  const dialog = page.getByRole('dialog', { name });
  const stored = async () => {
    const library: Picture[] = await (await page.request.get('/api/media')).json();
    return library.find((one) => one.id === id);
  };
  return { id, dialog, words: dialog.getByLabel('Görselde ne görünüyor?'), stored };
}

test('the details of a picture without a network are saved by themselves once it is back', {
  tag: '@desktop',
}, async ({ page }) => {
  const { dialog, words, stored } = await openPicture(page, 'kopuk.png');
  await words.fill('Bağlantısız yazılan cümle');
  await saveOffline(page, dialog);
  expect(await stored()).toMatchObject({ altText: 'Bağlantısız yazılan cümle' });
});

test('two people who change the same words for a picture choose, and other fields stay both’s', {
  tag: '@desktop',
}, async ({ page }) => {
  const { id, dialog, words, stored } = await openPicture(page, 'iki-kişi.png');
  await words.fill('Benim cümlem');
  await page.request.put(`/api/media/${id}`, {
    data: { altText: 'Onun cümlesi', credit: 'Mert' },
    headers: { origin: new URL(page.url()).origin },
  });
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  const choice = dialog.getByRole('group', { name: 'Görselde ne görünüyor?' });
  await expect(choice).toContainText('Benim cümlem');
  await expect(choice).toContainText('Onun cümlesi');
  await expectAccessible(page, 'a conflict about a picture');
  expect(await stored()).toMatchObject({ altText: 'Onun cümlesi', credit: 'Mert' });
  await dialog.getByRole('button', { name: 'Seçtiklerimle Devam Et' }).click();
  await expect(words).toHaveValue('Benim cümlem');
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await stored()).toMatchObject({ altText: 'Benim cümlem', credit: 'Mert' });
});
