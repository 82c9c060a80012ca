import type { Page } from '@playwright/test';
import { chosenFile } from '../support/chosen-file.ts';
import { expect, test } from '../support/test.ts';
import { make } from './panel-bin-content.ts';
import { fillFields, write } from './panel-news-form.ts';

test.beforeEach(async ({ page, signIn, noFaults }) => {
  noFaults.allow(/status of [45]\d\d/);
  await signIn(page);
});

test('what is missing is shown beside each field, and nothing is sent', { tag: '@desktop' }, async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await page.getByRole('button', { name: 'Yeni Haber' }).click();
  const dialog = page.getByRole('dialog', { name: 'Yeni Haber Ekle' });
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect(dialog.getByLabel('Başlık')).toHaveAccessibleDescription('Başlık gereklidir');
  await expect(dialog.getByLabel('Özet')).toHaveAccessibleDescription(/^Özet gereklidir/);
  await expect(dialog.getByLabel('İçerik')).toHaveAccessibleDescription(/^İçerik gereklidir/);
  await expect(dialog.getByLabel('Kategori')).toHaveAccessibleDescription('Kategori seçimi gereklidir');
  await expect(dialog.getByLabel('Başlık')).toBeFocused();
  expect(sent).toEqual([]);
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
  await dialog.locator('[type=submit]').click();
  await expect(page.getByText('Haber güncellendi', { exact: true })).toBeVisible();
  await expect(row).toContainText('Yayınlandı');
  expect(await publicTitles(page)).toContain('Gece nöbeti başlıyor');
});

test('an uploaded picture becomes the cover, and the library offers it for the rest', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.getByRole('button', { name: 'Yeni Haber' }).click();
  await page.locator('input[type=file]').first().setInputFiles(chosenFile('kapak.png'));
  await expect(page.getByText('Yükleme Başarılı', { exact: true })).toBeVisible();
  await expect(page.getByText('Görsel yüklendi ve otomatik olarak ayarlandı', { exact: true })).toBeVisible();
  const cover = page.getByLabel('Kapak görseli');
  await expect(cover).toHaveValue(/^\/media\//);
  await page.getByRole('button', { name: 'Kitaplıktan Seç' }).click();
  const library = page.getByRole('dialog', { name: 'Görsel Kitaplığı' });
  const choice = library.getByRole('button', { name: 'kapak.png' }).first();
  await choice.click();
  await expect(choice).toHaveAttribute('aria-pressed', 'true');
  await library.getByRole('button', { name: 'Tamam' }).click();
  await expect(page.getByLabel('Ek görseller')).toHaveValue(await cover.inputValue());
});

test('two presses on save make one article', { tag: '@desktop' }, async ({ page }) => {
  await page.getByRole('button', { name: 'Yeni Haber' }).click();
  await fillFields(page, 'İki kez basılan haber');
  await page.getByRole('button', { name: 'Kaydet' }).dblclick();
  await expect(page.getByText('Yeni haber oluşturuldu', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'İki kez basılan haber' })).toHaveCount(1);
});

test('closing a form with something typed asks first', { tag: '@desktop' }, async ({ page }) => {
  await page.getByRole('button', { name: 'Yeni Haber' }).click();
  const dialog = page.getByRole('dialog', { name: 'Yeni Haber Ekle', includeHidden: true });
  await page.getByLabel('Başlık').fill('Yarım kalan');
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Kaydedilmemiş değişiklikler var' });
  await question.getByRole('button', { name: 'Düzenlemeye Dön' }).click();
  await expect(page.getByLabel('Başlık')).toHaveValue('Yarım kalan');
  await page.getByRole('button', { name: 'İptal' }).click();
  await question.getByRole('button', { name: 'Kaydetmeden Kapat' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Yeni Haber' })).toBeFocused();
});

test('whoever leaves with a draft that lacks something is led to it', async ({ page }) => {
  const title = `Yarıda kalan taslak ${test.info().project.name}`;
  await make(page, 'news', title, { published: false });
  await page.reload();
  await page.getByRole('button', { name: `Düzenle: ${title}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Haberi Düzenle', includeHidden: true });
  const excerpt = dialog.getByLabel('Özet');
  await excerpt.fill('');
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Taslak Kaydet' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(excerpt).toBeFocused();
  await expect(dialog.getByText('Özet gereklidir', { exact: true })).toBeInViewport();
});

test('an untouched form closes without a question', { tag: '@desktop' }, async ({ page }) => {
  await page.getByRole('button', { name: 'Yeni Haber' }).click();
  await expect(page.getByLabel('Başlık')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

async function publicTitles(page: Page): Promise<string[]> {
  const list: { title: string }[] = await (await page.request.get('/api/news')).json();
  return list.map(({ title }) => title);
}
