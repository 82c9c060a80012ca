import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { chosenFile } from '../support/chosen-file.ts';
import { expect, test } from '../support/test.ts';
import { make } from './panel-bin-content.ts';
import { fillFields } from './panel-news-form.ts';

test.beforeEach(async ({ page, signIn, noFaults }) => {
  noFaults.allow(/status of 401/);
  await signIn(page);
});

const openForm = async (page: Page) => {
  await page.getByRole('button', { name: 'Yeni Haber' }).click();
  const dialog = page.getByRole('dialog', { name: 'Yeni Haber Ekle' });
  return { dialog, box: dialog.getByRole('group').filter({ hasText: 'Yayınlamadan önce' }) };
};

test('before publishing, the form tells what to mend and where, asks once, and stops nothing', {
  tag: '@phone',
}, async ({ page }) => {
  const title = 'Denetlenen haber';
  const { dialog, box } = await openForm(page);
  await expect(box).toContainText('Yazdıkça denetlenir');
  await fillFields(page, title);
  await expect(box).toContainText('Göze çarpan bir eksik yok');
  await dialog.getByLabel('Özet').fill('');
  await expect(box).toContainText('1 düzeltilmeli');
  await dialog.getByLabel('Özet').fill('Birkaç sözcük.');
  const area = dialog.getByLabel('İçerik');
  await area.fill(
    'Yakınını 0532 123 45 67’den arayın.\n\nProgram [hakkımızda](/hakkimizda) sayfasında, harita [burada](https://ornek.org).',
  );
  await expect(box).toContainText('2 düzeltilmeli, 1 öneri');
  await expect(dialog.locator('[aria-live=polite]', { hasText: 'Yayınlamadan önce' })).toHaveText(
    'Yayınlamadan önce: 2 düzeltilmeli, 1 öneri',
  );

  await box.locator('summary').focus();
  await page.keyboard.press('Enter');
  const must = box.getByRole('region', { name: 'Düzeltilmeli' });
  await expect(must.getByRole('listitem')).toHaveCount(2);
  await expect(box.getByRole('region', { name: 'Daha iyi olabilir' }).getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page, 'what to mend before publishing');

  await must.getByRole('button', { name: 'İçerik: “0532 123 45 67”' }).press('Enter');
  await expect(area).toBeFocused();
  await expect.poll(() => page.evaluate(() => String(document.getSelection()))).toBe('0532 123 45 67');
  await page.keyboard.insertText('0 (212) 000 00 00');
  await expect(must.getByRole('listitem')).toHaveCount(1);
  await expect(area).toContainText('Yakınını 0 (212) 000 00 00’den arayın.');

  await dialog.getByLabel('Yayınla').check();
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  const question = page.getByRole('alertdialog', { name: 'Düzeltilmesi gereken bir yer var' });
  await expect(question.getByRole('listitem')).toHaveText(
    'Bu bağlantı sitemizde bir sayfaya gitmiyor.İçerik: “hakkımızda”',
  );
  await expect(question.getByRole('button', { name: 'Düzenlemeye Dön' })).toBeFocused();
  await expectAccessible(page, 'the question before publishing');
  await question.getByRole('button', { name: 'Düzenlemeye Dön' }).click();
  await expect(question).toHaveCount(0);
  await expect(area).toContainText('Program hakkımızda sayfasında');
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await question.getByRole('button', { name: 'Yine de yayınla' }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  expect(await publicTitles(page)).toContain(title);
});

test('a draft is saved without a question, and what was answered once is not asked again', {
  tag: '@desktop',
}, async ({ page, noFaults }) => {
  noFaults.allow(/status of 500/);
  const title = 'Bir kez sorulan';
  const { dialog } = await openForm(page);
  await fillFields(page, title);
  await dialog.getByLabel('İçerik').fill('Arayın: 0532 123 45 67');
  await dialog.getByRole('button', { name: 'Taslak Kaydet' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await publicTitles(page)).not.toContain(title);

  await page.getByRole('button', { name: `Düzenle: ${title}` }).click();
  const editing = page.getByRole('dialog', { name: 'Haberi Düzenle' });
  const publish = editing.getByRole('button', { name: 'Yayınla', exact: true });
  await publish.click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('0532 123 45 67');
  await page.route('**/api/news/*', (route) => route.fulfill({ status: 500 }), { times: 1 });
  await question.getByRole('button', { name: 'Yine de yayınla' }).click();
  await expect(editing.getByRole('alert').first()).toBeVisible();
  await publish.click();
  await expect(editing).toHaveCount(0);
  expect(await publicTitles(page)).toContain(title);

  await page.getByRole('button', { name: `Düzenle: ${title}` }).click();
  await editing.getByLabel('Özet').fill('Düzeltilmiş.');
  await editing.locator('[type=submit]').click();
  await expect(editing).toHaveCount(0);
});

test('publishing from the list asks, too', { tag: '@desktop' }, async ({ page }) => {
  const title = 'Satırda sorulan';
  await make(page, 'news', title, { published: false, content: 'Arayın: 0532 123 45 67' });
  await page.reload();
  const publish = async () => {
    await page.getByRole('button', { name: `Diğer işlemler: ${title}` }).click();
    await page.getByRole('menuitem', { name: 'Yayınla' }).click();
  };
  const question = page.getByRole('alertdialog', { name: 'Düzeltilmesi gereken bir yer var' });
  await publish();
  await expect(question).toContainText('İçerik: “0532 123 45 67”');
  await question.getByRole('button', { name: 'Düzenlemeye Dön' }).click();
  const form = page.getByRole('dialog', { name: 'Haberi Düzenle' });
  await expect(form.getByLabel('Başlık')).toHaveValue(title);
  await form.getByRole('button', { name: 'İptal' }).click();
  expect(await publicTitles(page)).not.toContain(title);
  await publish();
  await question.getByRole('button', { name: 'Yine de yayınla' }).click();
  const row = page.getByRole('listitem').filter({ hasText: title });
  await expect(row.getByText('Yayınlandı', { exact: true })).toBeVisible();
});

test('an admin who insists publishes an account of others, and reads who is told', { tag: '@phone' }, async ({
  page,
  noFaults,
}) => {
  noFaults.allow(/status of 400/);
  const { dialog } = await openForm(page);
  const title = 'Valiliğin kampanyası';
  await fillFields(page, title);
  await dialog.getByLabel('İçerik').fill('Hesap: TR33 0006 1005 1978 6457 8413 26');
  await dialog.getByRole('button', { name: 'Yayınla', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yine de yayınla' }).click();
  const question = page.getByRole('alertdialog', {
    name: 'Bu hesap derneğin değil. Yine de yayınlansın mı?',
  });
  await expect(question).toContainText('TR33 0006 1005 1978 6457 8413 26');
  await expect(question).toContainText('bütün yöneticiler');
  await expectAccessible(page, 'an account of others');
  await question.getByRole('button', { name: 'Düzenlemeye Dön' }).click();
  await expect(dialog.getByLabel('İçerik')).toHaveAccessibleDescription(
    /derneğin bağış hesapları arasında değil/,
  );
  expect(await publicTitles(page)).not.toContain(title);
  // what was answered once is not asked again
  await dialog.getByRole('button', { name: 'Yayınla', exact: true }).click();
  await question.getByRole('button', { name: 'Yine de yayınla' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await publicTitles(page)).toContain(title);
});

const publicTitles = async (page: Page) =>
  ((await (await page.request.get('/api/news')).json()) as { title: string }[]).map(({ title }) => title);

test('a picture of the library counts as described once its words are saved', { tag: '@desktop' }, async ({
  page,
}) => {
  const { dialog, box } = await openForm(page);
  await page.locator('input[type=file]').first().setInputFiles(chosenFile('denetim.png'));
  await fillFields(page, 'Görselli haber');
  await box.locator('summary').click();
  await expect(box).toContainText('1 düzeltilmeli');
  await expect(box.getByRole('listitem')).toContainText('Bu düzelmeden haber yayınlanmaz.');
  await dialog.getByLabel('Görselde ne görünüyor?').first().fill('Depoda iki sedye');
  await dialog.getByLabel('Başlık').focus();
  await expect(box).toContainText('Göze çarpan bir eksik yok');
});

test('what to mend is said for the way in which one writes, without codes where none are shown', {
  tag: '@desktop',
}, async ({ page }) => {
  const { dialog, box } = await openForm(page);
  await expect(dialog.getByRole('button', { name: 'Kalın' })).toBeVisible();
  await dialog
    .getByLabel('İçerik')
    .fill('Ayrıntı: https://valilik.example.org/duyurular/2026/11/uzun-bir-adres');
  await expect(box).toContainText('1 öneri');
  await box.locator('summary').click();
  await expect(box).toContainText('sözcükleri seçip Bağlantı düğmesine basın');
  await expect(box).not.toContainText('](');
  await dialog.getByRole('button', { name: 'Biçim kodlarını göster' }).click();
  await expect(box).toContainText('[Valiliğin duyurusu](https://…)');
});
