import { errorText } from '#/i18n/tr/errors.ts';
import { newsList, noNews } from '../support/news-list.ts';
import { expect, test } from '../support/test.ts';
import { expectContent, write } from './panel-news-form.ts';

test.beforeEach(async ({ page, signIn, noFaults }) => {
  noFaults.allow(/status of [45]\d\d/);
  await signIn(page);
});

test('a file that is not a picture is refused with the reason', { tag: '@desktop' }, async ({ page }) => {
  await page.getByRole('button', { name: 'Yeni Haber' }).click();
  const file = { name: 'liste.png', mimeType: 'image/png', buffer: Buffer.from('bu bir görsel değil') };
  await page.locator('input[type=file]').first().setInputFiles(file);
  const toast = page.getByRole('region', { name: /Bildirimler/, includeHidden: true });
  await expect(toast).toContainText('Yükleme Hatası');
  await expect(toast).toContainText('Görsel yüklenemedi');
  await expect(toast).toContainText('“liste.png” desteklenen bir görsel değil');
  const cover = page.getByLabel('Kapak görseli');
  await expect(cover).toHaveAccessibleDescription(/“liste.png” desteklenen bir görsel değil/);
  await expect(cover).toHaveValue('');
  await cover.fill('/icons/emblem.svg');
  await expect(cover).not.toHaveAccessibleDescription(/liste/);
  await page.getByRole('button', { name: 'Kitaplıktan Seç' }).click();
  const library = page.getByRole('dialog', { name: 'Görsel Kitaplığı' });
  await library.locator('input[type=file]').setInputFiles(file);
  await expect(library.getByRole('alert')).toContainText('“liste.png” desteklenen bir görsel değil');
});

test('when saving fails, the dialog stays with everything typed', { tag: '@desktop' }, async ({ page }) => {
  await page.route('**/api/news', (route) => route.fulfill({ status: 500, body: '' }));
  await write(page, 'Kaydedilemeyen haber');
  await expect(page.getByText('Hata', { exact: true })).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Yeni Haber Ekle' });
  await expect(dialog.getByRole('alert')).toHaveText('İşlem başarısız');
  await expect(dialog.getByLabel('Başlık')).toHaveValue('Kaydedilemeyen haber');
  await expectContent(dialog, 'İlk paragraf.\n\nİkinci paragraf.');
  await page.unroute('**/api/news');
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('Yeni haber oluşturuldu', { exact: true })).toBeVisible();
});

test('why a text is not saved is seen at once, however high its field is', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Yeni Haber' }).click();
  const dialog = page.getByRole('dialog', { name: 'Yeni Haber Ekle' });
  await dialog.getByLabel('Başlık').fill('Metni unutulan haber');
  await dialog.getByLabel('Özet').fill('Birkaç sözcük.');
  await expect(dialog.getByRole('button', { name: 'Kalın' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Taslak Kaydet' }).click();
  await expect(dialog.getByText('İçerik gereklidir')).toBeInViewport({ ratio: 1 });
});

test('when the disk is full the dialog says so, keeps what was typed, and saves it later', {
  tag: '@desktop',
}, async ({ page }) => {
  const message = errorText.diskFull;
  await page.route('**/api/news', (route) => route.fulfill({ status: 507, json: { message } }));
  await write(page, 'Dolu diskte yazılan haber');
  const dialog = page.getByRole('dialog', { name: 'Yeni Haber Ekle' });
  await expect(dialog.getByRole('alert')).toHaveText(message);
  await expect(dialog.getByLabel('Başlık')).toHaveValue('Dolu diskte yazılan haber');
  await page.unroute('**/api/news');
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('Yeni haber oluşturuldu', { exact: true })).toBeVisible();
});

test('a dialog whose code does not arrive says so instead of leaving an empty page', {
  tag: '@desktop',
}, async ({ page, noFaults }) => {
  noFaults.allow(/news-dialog/);
  await page.route('**/news-dialog-*.js', (route) => route.abort());
  await page.getByRole('button', { name: 'Yeni Haber' }).click();
  await expect(page.getByRole('alert')).toContainText('Bu bölüm açılamadı');
  await expect(page.getByRole('heading', { name: 'Haberler' })).toBeVisible();
});

test('without articles the list says so, and a list that cannot be read can be asked for again', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.route(newsList, (route) => route.fulfill(noNews));
  await page.reload();
  await expect(page.getByText('Henüz haber yok', { exact: true })).toBeVisible();
  await page.unroute(newsList);
  await page.route(newsList, (route) => route.fulfill({ status: 404, body: '' }));
  await page.reload();
  await expect(page.getByText('Failed to fetch news')).toBeVisible();
  await page.unroute(newsList);
  await page.getByRole('button', { name: 'Yeniden Dene' }).click();
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
});
