import { expectAccessible } from '../support/accessible.ts';
import { countTaps } from '../support/taps.ts';
import { expect, testOnStarterContent as test } from '../support/test.ts';
import { signInOver, toastOf } from './panel-bin-content.ts';

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

  await expect(form.locator('[type=submit]')).toHaveText('Yayınla');
  // closing asks, and offers what no visitor sees
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

test('what a section said before comes back from the toast, although the session has ended', {
  tag: '@desktop',
}, async ({ page, signIn, site, noFaults }) => {
  noFaults.allow(/status of 401/);
  await signIn(page);
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('menuitem', { name: 'Site', exact: true }).click();
  await page.getByRole('button', { name: `Düzenle: ${title}` }).click();
  const form = page.getByRole('dialog', { name: title, exact: true });
  await form.getByLabel('Giriş cümlesi').first().fill('Geri alınacak cümle.');
  await form
    .getByRole('button', { name: /Yayınla|Güncelle/ })
    .last()
    .click();
  await expect(form).toHaveCount(0);
  await toastOf(page).hover();
  await page.context().clearCookies();
  await toastOf(page).getByRole('button', { name: 'Geri Al', includeHidden: true }).click();
  await signInOver(page, site.admin);
  await expect(toastOf(page)).toContainText('Geri alındı');
});
