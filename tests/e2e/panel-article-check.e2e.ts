import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { chosenFile } from '../support/chosen-file.ts';
import { expect, test } from '../support/test.ts';
import { fillFields } from './panel-news-form.ts';

test.beforeEach(async ({ page, signIn, noFaults }) => {
  noFaults.allow(/status of 401/);
  await signIn(page);
});

const openForm = async (page: Page) => {
  await page.getByRole('button', { name: 'Yeni Haber' }).click();
  const dialog = page.getByRole('dialog', { name: 'Yeni Haber Ekle' });
  return { dialog, box: dialog.getByRole('group').filter({ hasText: 'Yayımlamadan önce' }) };
};

test('before publishing, the form tells what to mend and where, and stops nothing', async ({ page }) => {
  const title = `Denetlenen haber ${test.info().project.name}`;
  const { dialog, box } = await openForm(page);
  await expect(box).toContainText('Yazdıkça denetlenir');
  await fillFields(page, title);
  await expect(box).toContainText('Göze çarpan bir eksik yok');
  const area = dialog.getByLabel('İçerik');
  await area.fill(
    'Yakınını 0532 123 45 67’den arayın.\n\nProgram [hakkımızda](/hakkimizda) sayfasında, harita [burada](https://ornek.org).',
  );
  await expect(box).toContainText('2 düzeltilmeli, 1 öneri');
  await expect(dialog.locator('[aria-live=polite]', { hasText: 'Yayımlamadan önce' })).toHaveText(
    'Yayımlamadan önce: 2 düzeltilmeli, 1 öneri',
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
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
});

test('a picture of the library counts as described once its words are saved', { tag: '@desktop' }, async ({
  page,
}) => {
  const { dialog, box } = await openForm(page);
  await page.locator('input[type=file]').setInputFiles(chosenFile('denetim.png'));
  await dialog.getByLabel('Başlık').fill('Görselli haber');
  await expect(box).toContainText('1 düzeltilmeli');
  await dialog.getByLabel('Görselde ne görünüyor?').first().fill('Depoda iki sedye');
  await dialog.getByLabel('Başlık').focus();
  await expect(box).toContainText('Göze çarpan bir eksik yok');
});
