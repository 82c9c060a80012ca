import type { Page } from '@playwright/test';
import { fillFields } from '../e2e/panel-news-form.ts';
import { chosenFile } from '../support/chosen-file.ts';
import { expect, test } from '../support/test.ts';
import { expectToast, type Refusals, refusals } from './panel.ts';

/** The toasts of the four tabs, each with the server's sentence, with its own, and on success. */

const sentence = 'Sunucunun kendi cümlesi.';
const succeeded = (description: string) => ({ title: 'Başarılı', description });
const failed = (description: string, title = 'Hata') =>
  ({ title, description, variant: 'destructive' }) as const;

let server: Refusals;

test.beforeEach(async ({ page, signIn, noFaults }) => {
  noFaults.allow(/status of 500/);
  server = await refusals(page);
  await signIn(page);
});

/** Does it without a sentence of the server, with one, and then lets it succeed. */
async function tryThrice(page: Page, act: () => Promise<void>, words: { title?: string; otherwise: string }) {
  server.start();
  await act();
  await expectToast(page, failed(words.otherwise, words.title));
  server.start(sentence);
  await act();
  await expectToast(page, failed(sentence, words.title));
  server.stop();
  await act();
}

const pressSave = (page: Page) => () => page.getByRole('button', { name: 'Kaydet' }).click();
const pressDelete = (page: Page, title: string) => async () => {
  await page.getByRole('button', { name: `Sil: ${title}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sil', exact: true }).click();
};

test("news: save 'İşlem başarısız', delete 'Silme işlemi başarısız', or the server's message; created, updated, deleted", {
  tag: '@desktop',
}, async ({ page }) => {
  const title = 'Cümleleri denenen haber';
  await page.getByRole('button', { name: 'Yeni Haber' }).click();
  await fillFields(page, title);
  await tryThrice(page, pressSave(page), { otherwise: 'İşlem başarısız' });
  await expectToast(page, succeeded('Yeni haber oluşturuldu'));
  await page.getByRole('button', { name: `Düzenle: ${title}` }).click();
  await page.getByLabel('Özet').fill('Başka sözcükler.');
  await tryThrice(page, pressSave(page), { otherwise: 'İşlem başarısız' });
  await expectToast(page, succeeded('Haber güncellendi'));
  await tryThrice(page, pressDelete(page, title), { otherwise: 'Silme işlemi başarısız' });
  await expectToast(page, succeeded('Haber silindi'));
});

test("operations: save 'İşlem başarısız', delete 'Silme işlemi başarısız', or the server's message; created, updated, deleted", {
  tag: '@desktop',
}, async ({ page }) => {
  const title = 'Cümleleri denenen operasyon';
  await page.getByRole('tab', { name: 'Operasyonlar' }).click();
  await page.getByRole('button', { name: 'Yeni Operasyon' }).click();
  await page.getByLabel('Başlık').fill(title);
  await page.getByLabel('Açıklama').fill('İki dağcı arandı.');
  await page.getByLabel('Konum').fill('Iğdır, Tuzluca');
  await page.getByLabel('Tarih').fill('2025-01-19');
  await tryThrice(page, pressSave(page), { otherwise: 'İşlem başarısız' });
  await expectToast(page, succeeded('Yeni operasyon oluşturuldu'));
  await page.getByRole('button', { name: `Düzenle: ${title}` }).click();
  await page.getByLabel('Konum').fill('Ağrı');
  await tryThrice(page, pressSave(page), { otherwise: 'İşlem başarısız' });
  await expectToast(page, succeeded('Operasyon güncellendi'));
  await tryThrice(page, pressDelete(page, title), { otherwise: 'Silme işlemi başarısız' });
  await expectToast(page, succeeded('Operasyon silindi'));
});

test("photos: add 'Fotoğraf eklenemedi', delete 'Silme işlemi başarısız' or the server's message; added, deleted", {
  tag: '@desktop',
}, async ({ page }) => {
  const title = 'Cümleleri denenen fotoğraf';
  await page.getByRole('tab', { name: 'Fotoğraf Galerisi' }).click();
  await page.getByRole('button', { name: 'Fotoğraf Ekle' }).click();
  await page.getByLabel('Başlık').fill(title);
  await page.getByLabel('Görselin adresi').fill('/artwork/dog-team-800.webp');
  for (const said of [undefined, sentence]) {
    server.start(said);
    await pressSave(page)();
    await expectToast(page, failed('Fotoğraf eklenemedi'));
  }
  server.stop();
  await pressSave(page)();
  await expectToast(page, succeeded('Fotoğraf eklendi'));
  await tryThrice(page, pressDelete(page, title), { otherwise: 'Silme işlemi başarısız' });
  await expectToast(page, succeeded('Fotoğraf silindi'));
});

test("media: upload 'Görsel yükleme başarısız', delete 'Görseller silinemedi', or the server's message; 'Yükleme Başarılı', 'Silme Başarılı'", {
  tag: '@desktop',
}, async ({ page }) => {
  await page.getByRole('tab', { name: 'Medya' }).click();
  const choose = () => page.locator('input[type=file]').setInputFiles(chosenFile('bildirim.png'));
  await tryThrice(page, choose, { title: 'Yükleme Hatası', otherwise: 'Görsel yükleme başarısız' });
  await expectToast(page, { title: 'Yükleme Başarılı' });
  const card = page.getByRole('checkbox', { name: 'bildirim.png' });
  const remove = async () => {
    await card.check();
    await page.getByRole('button', { name: 'Seçilenleri Sil' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sil', exact: true }).click();
  };
  await tryThrice(page, remove, { title: 'Silme Hatası', otherwise: 'Görseller silinemedi' });
  await expectToast(page, { title: 'Silme Başarılı' });
});

test("an image uploaded from a form: 'Yükleme Hatası' with 'Görsel yüklenemedi', else its files[0].url is put into the image URL field", {
  tag: '@desktop',
}, async ({ page }) => {
  await page.getByRole('button', { name: 'Yeni Haber' }).click();
  const dialog = page.getByRole('dialog', { name: 'Yeni Haber Ekle' });
  const choose = () =>
    dialog.locator('input[type=file]').first().setInputFiles(chosenFile('bildirimli-kapak.png'));
  for (const said of [undefined, sentence]) {
    server.start(said);
    await choose();
    await expectToast(page, failed('Görsel yüklenemedi', 'Yükleme Hatası'));
    await page.getByRole('button', { name: 'Bildirimi kapat', includeHidden: true }).click({ force: true });
  }
  server.stop();
  const answer = page.waitForResponse('**/api/media/upload');
  await choose();
  await expectToast(page, {
    title: 'Yükleme Başarılı',
    description: 'Görsel yüklendi ve otomatik olarak ayarlandı',
  });
  const { files } = await (await answer).json();
  await expect(dialog.getByLabel('Kapak görseli')).toHaveValue(files[0].url);
});
