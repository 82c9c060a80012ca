import { expectAccessible } from '../support/accessible.ts';
import { countTaps } from '../support/taps.ts';
import { expect, testOnStarterContent as test } from '../support/test.ts';

const title = 'Misyon ve Vizyon';

test('a draft of a section says so beside what is out, and is thrown away with two taps', {
  tag: '@phone',
}, async ({ page, signIn, noFaults: _ }) => {
  await signIn(page);
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('menuitem', { name: 'Site', exact: true }).click();
  // not the toast, which names it too
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `Düzenle: ${title}` }) });
  await row.getByRole('button', { name: `Düzenle: ${title}` }).click();
  const form = page.getByRole('dialog', { name: title, exact: true });
  const lead = form.getByLabel('Giriş cümlesi').first();
  const before = await lead.inputValue();
  await expect(lead).toHaveAttribute('aria-required', 'true');
  await expect(form.getByText('* işaretli alanlar zorunludur.')).toBeVisible();
  await lead.fill('Atılacak cümle.');

  // closing asks, and offers what the form's first button does
  await form.getByRole('button', { name: 'İptal' }).click();
  const question = page.getByRole('alertdialog', { name: 'Kaydedilmemiş değişiklikler var' });
  await expectAccessible(page, 'question before a form closes');
  await question.getByRole('button', { name: 'Taslak Kaydet' }).click();
  await expect(form).toHaveCount(0);
  await expect(page.getByText('Taslak kaydedildi.', { exact: true })).toBeVisible();
  await expect(
    page.getByText(`Bölüm: ${title}. Taslak; ziyaretçiler görmez.`, { exact: true }),
  ).toBeVisible();
  await expect(row).toContainText('Yayında · taslak var');
  await page.getByRole('button', { name: 'Bildirimi kapat', includeHidden: true }).click();
  await expectAccessible(page, 'row of a section with a draft');

  await row.getByRole('button', { name: `Önceki sürümler: ${title}` }).click();
  const versions = page.getByRole('dialog', { name: 'Sürümler' });
  await expect(versions.getByRole('listitem').first()).toContainText('Taslak');
  await expect(versions.getByText('Yayında', { exact: true })).toHaveCount(1);
  await versions
    .getByRole('button', { name: /^İncele/ })
    .first()
    .click();
  await expect(versions).toContainText('1 alan taslaktan farklı.');
  await page.keyboard.press('Escape');

  const { tap, count } = countTaps();
  await tap(row.getByRole('button', { name: `Taslağı At: ${title}` }));
  const doubt = page.getByRole('alertdialog', { name: `“${title}” taslağı atılsın mı?` });
  await expect(doubt).toContainText('taslak önceki sürümlerde durur');
  await tap(doubt.getByRole('button', { name: 'Taslağı At' }));
  await expect(page.getByText('Taslak atıldı.', { exact: true })).toBeVisible();
  expect(count()).toBe(2);
  await expect(row).not.toContainText('taslak var');
  await row.getByRole('button', { name: `Düzenle: ${title}` }).click();
  await expect(lead).toHaveValue(before);
});
