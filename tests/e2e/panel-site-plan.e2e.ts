import type { Page } from '@playwright/test';
import { about } from '#/content/about.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, onStarterContent } from '../support/test.ts';

const test = onStarterContent();

const title = 'Hakkımızda';
const formOf = (page: Page) => page.getByRole('dialog', { name: title });
/** Not a toast, which names it too. */
const rowOf = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: `Düzenle: ${title}` }) });

/** Those that 'Taslakları Yayınla' would publish. */
const drafts = (page: Page) => page.getByText(/^Yayınlanmamış \d+ taslak var/);

async function openForm(page: Page) {
  await page.getByRole('button', { name: `Düzenle: ${title}` }).click();
  await expect(formOf(page).getByLabel('Başlık', { exact: true }).first()).toBeVisible();
}

test('a part of the site is given a time, tells it, and gives it away', { tag: '@phone' }, async ({
  page,
  signIn,
  noFaults: _,
}) => {
  await signIn(page);
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('menuitem', { name: 'Site', exact: true }).click();
  await expect(rowOf(page)).toBeVisible();
  // other parts may be drafts already
  const draftsBefore = await drafts(page).allTextContents();
  await openForm(page);
  const form = formOf(page);
  await form.getByLabel('Giriş cümlesi').fill('Yarın çıkacak cümle.');
  await form.getByRole('radio', { name: 'Seçtiğim tarihte' }).check();
  await form.getByLabel('Tarih ve saat').fill('');
  await form.getByRole('button', { name: 'Yayınla', exact: true }).click();
  await expect(form.getByText('Tarihi ve saati seçin')).toBeVisible();
  await form.getByLabel('Tarih ve saat').fill('2020-01-01T09:00');
  await expect(form.getByText(/^Bu saat geçti/)).toBeVisible();
  await expect(form.getByRole('button', { name: 'Yayınla', exact: true })).toBeVisible();
  const planned = `${new Date().getFullYear() + 1}-05-04T09:00`;
  await form.getByLabel('Tarih ve saat').fill(planned);
  await expect(
    form.getByText(/^Taslak olarak kalırsa yayınlanmaz\. Seçtiğiniz saatte \(.*, 09\.00\) kendiliğinden/),
  ).toBeVisible();
  await expectAccessible(page, 'a time chosen for a part of the site');
  await form.getByRole('button', { name: 'Zamanla', exact: true }).click();
  await expect(page.getByText(/^Bölüm zamanlandı\. Yayın zamanı: 4 Mayıs \d+, 09\.00\.$/)).toBeVisible();
  await expect(rowOf(page)).toContainText(/Zamanlandı: 4 Mayıs \d+, 09\.00/);
  expect(await drafts(page).allTextContents()).toEqual(draftsBefore);
  expect(await (await page.request.get('/about')).text()).not.toContain('Yarın çıkacak cümle.');

  await openForm(page);
  await expect(form.getByLabel('Tarih ve saat')).toHaveValue(planned);
  await expect(form.getByText(/, 09\.00\. Kendiliğinden yayınlanır/)).toBeVisible();
  await form.getByLabel('Giriş cümlesi').fill('Yarın çıkacak başka cümle.');
  await form.locator('[type=submit]').click();
  await expect(form).toHaveCount(0);
  await expect(rowOf(page)).toContainText('Zamanlandı:');

  await openForm(page);
  await form.getByRole('button', { name: 'Taslak Olarak Sakla' }).click();
  await expect(
    page.getByText('Plan kaldırıldı; bölüm taslak olarak duruyor.', { exact: true }),
  ).toBeVisible();
  await expect(rowOf(page)).not.toContainText('Zamanlandı:');
  expect(await drafts(page).allTextContents()).not.toEqual(draftsBefore);

  await openForm(page);
  await expect(form.getByRole('radio', { name: 'Hemen' })).toBeChecked();
  await form.getByRole('button', { name: 'Yayınla', exact: true }).click();
  await expect(page.getByText('Bölüm yayınlandı.', { exact: true })).toBeVisible();
  expect(await (await page.request.get('/about')).text()).toContain('Yarın çıkacak başka cümle.');
});

test('the keyboard stays where an entry was deleted, and all come back, the last one first', {
  tag: '@desktop',
}, async ({ page, signIn }) => {
  await signIn(page);
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('menuitem', { name: 'Site', exact: true }).click();
  await openForm(page);
  const years = formOf(page).getByRole('group', { name: 'Tarihçe' });
  const titles = about.timeline.map((year) => year.title);
  const entry = (place: number, name = '') =>
    years.getByRole('button', { name: `${place}. ${name}`, exact: true });
  async function removeWithKeyboard(place: number) {
    await years.getByRole('button', { name: new RegExp(`^${place}\\. `) }).press('Enter');
    await years.getByRole('button', { name: /^Sil: / }).press('Enter');
  }
  async function bringBackWithKeyboard() {
    await page.keyboard.press('F8');
    await page.keyboard.press('Enter');
  }
  await removeWithKeyboard(2);
  await expect(entry(2, titles[2])).toBeFocused();
  await bringBackWithKeyboard();
  await expect(entry(2, titles[1])).toBeFocused();
  const last = titles.length;
  await removeWithKeyboard(last);
  await expect(entry(last - 1, titles[last - 2])).toBeFocused();
  for (let left = last - 1; left > 0; left -= 1) await removeWithKeyboard(1);
  await expect(years.getByRole('button', { name: 'Yıl Ekle' })).toBeFocused();

  await bringBackWithKeyboard();
  await expect(entry(1, titles.at(-2))).toBeFocused();
  for (const title of titles.slice(0, -2).reverse()) {
    await years.getByRole('button', { name: `Geri Getir: “${title}”` }).press('Enter');
    await expect(entry(1, title)).toBeFocused();
  }
  await years.getByRole('button', { name: 'Geri Getir' }).press('Enter');
  await expect(entry(last, titles.at(-1))).toBeFocused();
  await expect(years.getByRole('button', { name: 'Geri Getir' })).toHaveCount(0);
  for (const [index, title] of titles.entries()) await expect(entry(index + 1, title)).toBeVisible();
});

test('drafts that come out as one tell who wrote them, and go back as one', { tag: '@desktop' }, async ({
  page,
  site,
  signIn,
  noFaults,
}) => {
  noFaults.allow(/status of 400/);
  const parts = { about: 'Hakkımızda', mission: 'Misyon ve Vizyon' };
  await signIn(page);
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('menuitem', { name: 'Site', exact: true }).click();
  for (const [number, part] of Object.values(parts).entries()) {
    await page.getByRole('button', { name: `Düzenle: ${part}`, exact: true }).click();
    const form = page.getByRole('dialog', { name: part, exact: true });
    await form.getByLabel('Giriş cümlesi').first().fill(`Birlikte çıkan ${number}.`);
    await form.getByRole('button', { name: 'Taslak Kaydet' }).click();
    await expect(form).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Taslakları Yayınla' }).click();
  const question = page.getByRole('alertdialog', { name: 'Taslakları Yayınla' });
  for (const part of Object.values(parts))
    await expect(question.getByRole('listitem').filter({ hasText: part })).toContainText(
      new RegExp(`${site.admin.username}, (az önce|\\d+ dakika önce)`),
    );
  await expectAccessible(page, 'all drafts');
  await question.getByRole('button', { name: 'İptal' }).click();
  // one of them is faulty: its form opens there
  const saveMission = async (words: string) => {
    const form = page.getByRole('dialog', { name: parts.mission, exact: true });
    await form.getByLabel('Giriş cümlesi').first().fill(words);
    await form.getByRole('button', { name: 'Taslak Kaydet' }).click();
    await expect(form).toHaveCount(0);
  };
  await page.getByRole('button', { name: `Düzenle: ${parts.mission}`, exact: true }).click();
  await saveMission('');
  await page.getByRole('button', { name: 'Taslakları Yayınla' }).click();
  await question.getByRole('button', { name: 'Taslakları Yayınla' }).click();
  const faulty = page.getByRole('dialog', { name: parts.mission, exact: true });
  await expect(faulty.getByLabel('Giriş cümlesi').first()).toBeFocused();
  await expect(faulty.getByText('Boş bırakılamaz.')).toBeVisible();
  await saveMission('Birlikte çıkan 1.');
  await page.getByRole('button', { name: 'Taslakları Yayınla' }).click();
  await question.getByRole('button', { name: 'Taslakları Yayınla' }).click();
  const read = async (path: string) => (await page.request.get(path)).text();
  await page.getByRole('button', { name: 'Geri Al', includeHidden: true }).waitFor();
  for (const path of Object.keys(parts)) expect(await read(`/${path}`)).toContain('Birlikte çıkan');
  await page.getByRole('button', { name: 'Geri Al', includeHidden: true }).click();
  const toasts = page.getByRole('region', { name: /Bildirimler/, includeHidden: true });
  await expect(toasts).toContainText('yayınlamadan önceki hâline döndü');
  for (const path of Object.keys(parts)) expect(await read(`/${path}`)).not.toContain('Birlikte çıkan');
  await expect(toasts).not.toContainText('Sürümler');
  for (const [number, part] of Object.values(parts).entries()) {
    await page.getByRole('button', { name: `Düzenle: ${part}`, exact: true }).click();
    const form = page.getByRole('dialog', { name: part, exact: true });
    await expect(form.getByLabel('Giriş cümlesi').first()).toHaveValue(`Birlikte çıkan ${number}.`);
    await form.getByRole('button', { name: 'İptal' }).click();
  }
  await expect(drafts(page)).toBeVisible();
});
