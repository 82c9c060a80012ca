import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

test.beforeEach(async ({ page, signIn, noFaults }) => {
  noFaults.allow(/status of [45]\d\d/);
  await signIn(page);
});

test('what is missing is told beside each field, and nothing is sent', async ({ page }) => {
  await page.getByRole('button', { name: 'Yeni Haber' }).click();
  const dialog = page.getByRole('dialog', { name: 'Yeni Haber Ekle' });
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect(dialog.getByLabel('Başlık')).toHaveAccessibleDescription('Başlık gereklidir');
  await expect(dialog.getByLabel('Özet')).toHaveAccessibleDescription(/^Özet gereklidir/);
  await expect(dialog.getByLabel('İçerik')).toHaveAccessibleDescription(/^İçerik gereklidir/);
  await expect(dialog.getByLabel('Kategori')).toHaveAccessibleDescription('Kategori seçimi gereklidir');
  await expect(dialog.getByLabel('Başlık')).toBeFocused();
});

test('a new article is a draft that visitors do not see until it is published', async ({ page }) => {
  await write(page, 'Gece nöbeti başlıyor');
  await expect(page.getByText('Yeni haber oluşturuldu', { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const row = page.getByRole('listitem').filter({ hasText: 'Gece nöbeti başlıyor' });
  await expect(row).toContainText('Taslak');
  await expect(row).toContainText('Duyuru');
  expect(await publicTitles(page)).not.toContain('Gece nöbeti başlıyor');

  await row.getByRole('button', { name: 'Düzenle: Gece nöbeti başlıyor' }).click();
  const dialog = page.getByRole('dialog', { name: 'Haberi Düzenle' });
  await expect(dialog.getByLabel('Yayınla')).not.toBeChecked();
  await dialog.getByLabel('Yayınla').check();
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('Haber güncellendi', { exact: true })).toBeVisible();
  await expect(row).toContainText('Yayınlandı');
  expect(await publicTitles(page)).toContain('Gece nöbeti başlıyor');
});

test('extra pictures are one text: split on commas, and joined again for editing', async ({ page }) => {
  await page.getByRole('button', { name: 'Yeni Haber' }).click();
  await page.getByLabel('Ek görseller').fill(' /icons/emblem.svg ,, /icons/medal.svg,  ');
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await fillAndSave(page, 'Üç görselli haber');
  expect((await sent).postDataJSON()).toMatchObject({
    images: ['/icons/emblem.svg', '/icons/medal.svg'],
    published: false,
  });
  await page.getByRole('button', { name: 'Düzenle: Üç görselli haber' }).click();
  await expect(page.getByLabel('Ek görseller')).toHaveValue('/icons/emblem.svg, /icons/medal.svg');
});

test('an uploaded picture becomes the cover, and the library offers it for the rest', async ({ page }) => {
  await page.getByRole('button', { name: 'Yeni Haber' }).click();
  await page.locator('input[type=file]').setInputFiles('public/icons/icon-512.png');
  await expect(page.getByText('Yükleme Başarılı', { exact: true })).toBeVisible();
  await expect(page.getByText('Görsel yüklendi ve otomatik olarak ayarlandı', { exact: true })).toBeVisible();
  const cover = page.getByLabel('Kapak görseli');
  await expect(cover).toHaveValue(/^\/media\//);
  await page.getByRole('button', { name: 'Kitaplıktan Seç' }).click();
  const library = page.getByRole('dialog', { name: 'Görsel Kitaplığı' });
  const choice = library.getByRole('button', { name: 'icon-512.png' }).first();
  await choice.click();
  await expect(choice).toHaveAttribute('aria-pressed', 'true');
  await library.getByRole('button', { name: 'Tamam' }).click();
  await expect(page.getByLabel('Ek görseller')).toHaveValue(await cover.inputValue());
});

test('a file that is not a picture is refused with the reason', async ({ page }) => {
  await page.getByRole('button', { name: 'Yeni Haber' }).click();
  const file = { name: 'liste.png', mimeType: 'image/png', buffer: Buffer.from('bu bir görsel değil') };
  await page.locator('input[type=file]').setInputFiles(file);
  const toast = page.getByRole('region', { name: /Bildirimler/, includeHidden: true });
  await expect(toast).toContainText('Yükleme Hatası');
  await expect(toast).toContainText('“liste.png”');
  await expect(page.getByLabel('Kapak görseli')).toHaveValue('');
});

test('when saving fails, the dialog stays with everything typed', async ({ page }) => {
  await page.route('**/api/news', (route) => route.fulfill({ status: 500, body: '' }));
  await write(page, 'Kaydedilemeyen haber');
  await expect(page.getByText('Hata', { exact: true })).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Yeni Haber Ekle' });
  await expect(dialog.getByRole('alert')).toHaveText('İşlem başarısız');
  await expect(dialog.getByLabel('Başlık')).toHaveValue('Kaydedilemeyen haber');
  await expect(dialog.getByLabel('İçerik')).toHaveValue('İlk paragraf.\n\nİkinci paragraf.');
  await page.unroute('**/api/news');
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('Yeni haber oluşturuldu', { exact: true })).toBeVisible();
});

test('two presses on save make one article', async ({ page }) => {
  await page.getByRole('button', { name: 'Yeni Haber' }).click();
  await fillFields(page, 'İki kez basılan haber');
  await page.getByRole('button', { name: 'Kaydet' }).dblclick();
  await expect(page.getByText('Yeni haber oluşturuldu', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'İki kez basılan haber' })).toHaveCount(1);
});

test('whose text stands is asked when somebody else saved meanwhile', async ({ page, site }) => {
  await write(page, 'Ortak haber');
  await page.getByRole('button', { name: 'Düzenle: Ortak haber' }).click();
  await changeBehind(page, { title: 'Ortak haber', by: site.url });
  const dialog = page.getByRole('dialog', { name: 'Haberi Düzenle' });
  await dialog.getByLabel('Başlık').fill('Ortak haber, benim hâlim');
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect(dialog.getByRole('alert')).toContainText('başka biri tarafından değiştirildi');
  await expect(dialog.getByLabel('Başlık')).toHaveValue('Ortak haber, benim hâlim');
  await dialog.getByRole('button', { name: 'Benim metnimi kaydet' }).click();
  await expect(page.getByText('Haber güncellendi', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ortak haber, benim hâlim' })).toBeVisible();
});

test('closing a form with something typed asks first', async ({ page }) => {
  await page.getByRole('button', { name: 'Yeni Haber' }).click();
  const dialog = page.getByRole('dialog', { name: 'Yeni Haber Ekle', includeHidden: true });
  await page.getByLabel('Başlık').fill('Yarım kalan');
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Kaydedilmemiş değişiklikler var' });
  await question.getByRole('button', { name: 'Düzenlemeye Dön' }).click();
  await expect(page.getByLabel('Başlık')).toHaveValue('Yarım kalan');
  await page.getByRole('button', { name: 'İptal' }).click();
  await question.getByRole('button', { name: 'Değişiklikleri Sil' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Yeni Haber' })).toBeFocused();
});

test('an untouched form closes without a question', async ({ page }) => {
  await page.getByRole('button', { name: 'Yeni Haber' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('deleting asks first, and can be called off', async ({ page }) => {
  await write(page, 'Silinecek haber');
  const remove = page.getByRole('button', { name: 'Sil: Silinecek haber' });
  const question = page.getByRole('alertdialog', { name: 'Bu haberi silmek istediğinizden emin misiniz?' });
  await remove.click();
  await question.getByRole('button', { name: 'İptal' }).click();
  await expect(remove).toBeFocused();
  await remove.click();
  await question.getByRole('button', { name: 'Sil' }).click();
  await expect(page.getByText('Haber silindi', { exact: true })).toBeVisible();
  await expect(remove).toHaveCount(0);
});

test('a deletion that fails says so and keeps the article', async ({ page }) => {
  await write(page, 'Silinemeyen haber');
  await page.route('**/api/news/*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('button', { name: 'Sil: Silinemeyen haber' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sil' }).click();
  await expect(page.getByText('Silme işlemi başarısız', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Silinemeyen haber' })).toBeVisible();
});

test('without articles the list says so, and a list that cannot be read can be asked for again', async ({
  page,
}) => {
  await page.route('**/api/admin/news', (route) => route.fulfill({ json: [] }));
  await page.reload();
  await expect(page.getByText('Henüz haber yok', { exact: true })).toBeVisible();
  await page.unroute('**/api/admin/news');
  await page.route('**/api/admin/news', (route) => route.fulfill({ status: 404, body: '' }));
  await page.reload();
  await expect(page.getByText('Failed to fetch news')).toBeVisible();
  await page.unroute('**/api/admin/news');
  await page.getByRole('button', { name: 'Yeniden Dene' }).click();
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
});

async function write(page: Page, title: string) {
  await page.getByRole('button', { name: 'Yeni Haber' }).click();
  await fillAndSave(page, title);
}

async function fillAndSave(page: Page, title: string) {
  await fillFields(page, title);
  await page.getByRole('button', { name: 'Kaydet' }).click();
}

async function fillFields(page: Page, title: string) {
  await page.getByLabel('Başlık').fill(title);
  await page.getByLabel('Özet').fill('Birkaç sözcük.');
  await page.getByLabel('İçerik').fill('İlk paragraf.\n\nİkinci paragraf.');
  await page.getByLabel('Kategori').click();
  await page.getByRole('option', { name: 'Duyuru' }).click();
}

async function publicTitles(page: Page): Promise<string[]> {
  const list: { title: string }[] = await (await page.request.get('/api/news')).json();
  return list.map(({ title }) => title);
}

async function changeBehind(page: Page, { title, by }: { title: string; by: string }) {
  const list: { id: number; title: string }[] = await (await page.request.get('/api/admin/news')).json();
  const news = list.find((one) => one.title === title);
  const answer = await page.request.put(`/api/news/${news?.id}`, { data: news, headers: { origin: by } });
  expect(answer.status()).toBe(200);
}
