import type { Page } from '@playwright/test';
import { coursePages } from '#/content/courses.ts';
import { starterContent } from '#/content/starter.ts';
import { formatIban } from '#/format/iban.ts';
import { expect, testOnStarterContent as test } from '../support/test.ts';

async function openForm(page: Page, title: string) {
  await page.getByRole('button', { name: 'Menü', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Site', exact: true }).click();
  await page.getByRole('button', { name: `Düzenle: ${title}`, exact: true }).click();
  return page.getByRole('dialog', { name: title });
}

test('the year of a planned time is typed key by key', { tag: '@desktop' }, async ({
  page,
  signIn,
  noFaults: _,
}) => {
  await signIn(page);
  const form = await openForm(page, 'Hakkımızda');
  await form.getByRole('radio', { name: 'Seçtiğim tarihte' }).check();
  const time = form.getByLabel('Tarih ve saat');
  const hour = (await time.inputValue()).slice('2026'.length);
  await time.evaluate((field: HTMLInputElement) => field.focus());
  await expectYears(page, { keys: '2038', hour, read: () => time.inputValue() });
});

test('the year in which a notice ends is typed key by key', { tag: '@desktop' }, async ({
  page,
  signIn,
  noFaults: _,
}) => {
  await signIn(page);
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('menuitem', { name: 'Duyuru', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Kendiliğinden kalksın' }).check();
  const time = page.getByLabel('Bitişi');
  await time.fill('2037-12-03T09:00');
  await expectYears(page, { keys: '2038', hour: '-12-03T09:00', read: () => time.inputValue() });
});

test('a course is added for the same day in another town, with its street, and is there for visitors', {
  tag: '@desktop',
}, async ({ page, signIn, noFaults: _ }) => {
  const [first] = coursePages.tae.sessions;
  await signIn(page);
  const form = await openForm(page, 'Eğitimler ve tarihleri');
  await form.getByRole('button', { name: 'Tarih Ekle' }).first().click();
  await form.getByLabel('Başladığı gün').fill(first?.startsOn ?? '');
  await form.getByLabel('Bittiği gün').fill(first?.startsOn ?? '');
  await form.getByLabel('Saatler').fill('14.00-17.00');
  await form.getByLabel('Yer', { exact: true }).fill('Bursa');
  await form.getByRole('checkbox', { name: 'Açık adres' }).check();
  await form.getByRole('textbox', { name: 'Açık adres' }).fill('Çınar Sokak 3');
  await form.getByLabel('Ücret').fill('Ücretsiz');
  await form.getByRole('button', { name: 'Yayınla', exact: true }).click();
  await expect(form).toHaveCount(0);
  await page.goto('/education');
  const entry = page.getByRole('listitem').filter({ hasText: 'Bursa, Çınar Sokak 3' });
  await entry.getByRole('link', { name: /^Başvur/ }).click();
  await expect(page).toHaveURL(new RegExp(`date=tae-${first?.id}-2$`));
  await expect(page.getByText('Bursa, Çınar Sokak 3')).toBeVisible();
});

test('a course is copied with all but its date, and opens at the date', { tag: '@phone' }, async ({
  page,
  signIn,
  noFaults: _,
}) => {
  await signIn(page);
  await page.getByRole('button', { name: 'Menü', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Site', exact: true }).click();
  // a search opens the form at one field, which must not take the focus back
  await page.getByRole('searchbox').fill('Başladığı gün');
  await page
    .getByRole('button', { name: /Başladığı gün/ })
    .first()
    .click();
  const form = page.getByRole('dialog', { name: 'Eğitimler ve tarihleri' });
  await expect(form.getByLabel('Başladığı gün')).toBeFocused();
  await form.getByRole('button', { name: 'Tarihi Değiştirerek Kopyala' }).press('Enter');
  await expect(form.getByRole('status').filter({ hasText: 'Kopyalandı' })).toBeAttached();
  await expect(form.getByLabel('Başladığı gün')).toBeFocused();
  await expect(form.getByLabel('Başladığı gün')).toHaveValue('');
  await expect(form.getByLabel('Bittiği gün')).toHaveValue('');
  await expect(form.getByLabel('Yer', { exact: true })).toHaveValue('Dernek merkezi, İstanbul');
  for (const day of ['Başladığı gün', 'Bittiği gün']) await form.getByLabel(day).fill('2037-05-09');
  await form.getByRole('button', { name: 'Yayınla', exact: true }).click();
  await expect(form).toHaveCount(0);
  await page.goto('/education');
  await expect(page.getByRole('link', { name: /^Başvur.*9 Mayıs 2037/ })).toBeVisible();
});

test('the last day of a course goes along with the first, once that is chosen or wholly typed', {
  tag: '@desktop',
}, async ({ page, signIn, noFaults: _ }) => {
  await signIn(page);
  const form = await openForm(page, 'Eğitimler ve tarihleri');
  await form.getByRole('button', { name: /^1\. / }).first().click();
  const [first, last] = [form.getByLabel('Başladığı gün'), form.getByLabel('Bittiği gün')];
  await first.fill('2037-05-09');
  await last.fill('2037-05-10');
  await first.fill('2037-05-16');
  await expect(last).toHaveValue('2037-05-17');
  await last.focus();
  await first.evaluate((field: HTMLInputElement) => field.focus());
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  for (const key of '2038') {
    await page.keyboard.press(key);
    await expect(last).toHaveValue('2037-05-17');
  }
  await first.blur();
  await expect(last).toHaveValue('2038-05-17');
  await form.getByRole('button', { name: 'Tarihi Değiştirerek Kopyala' }).click();
  await expect(last).toHaveValue('');
  await first.fill('2037-06-30');
  await expect(last).toHaveValue('2037-07-01');
});

test('an account of a bank is deleted and added as any entry is, and its IBAN is read in groups of four', {
  tag: '@phone',
}, async ({ page, signIn, noFaults: _ }) => {
  const [bank] = starterContent.donation.banks;
  await signIn(page);
  const form = await openForm(page, 'Bağış ve banka hesapları');
  await form.getByRole('button', { name: `1. ${bank?.name}` }).click();
  await form.getByRole('button', { name: /^2\. USD/ }).click();
  const iban = form.getByLabel('IBAN');
  await expect(iban).toHaveValue(formatIban(bank?.accounts[1]?.iban ?? ''));
  await iban.fill('TR85 9999 9');
  await expect(iban).toHaveValue('TR85 9999 9');
  await iban.blur();
  await expect(iban).toHaveValue('TR85 9999 9');
  await form
    .getByRole('button', { name: /^Sil: / })
    .first()
    .click();
  await expect(form.getByRole('button', { name: /^2\. EUR/ })).toBeVisible();
  await form.getByRole('button', { name: 'Hesap Ekle' }).click();
  await expect(form.getByLabel('Para birimi')).toBeFocused();
  await form
    .getByRole('button', { name: /^Sil: / })
    .first()
    .click();
  await form.getByRole('button', { name: 'Banka Ekle' }).click();
  const name = form.getByLabel('Bankanın adı');
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('');
  await expect(name).toBeInViewport({ ratio: 1 });
});

test('a number that is emptied keeps its field, and is asked for before visitors read it', {
  tag: '@desktop',
}, async ({ page, signIn }) => {
  await signIn(page);
  const form = await openForm(page, 'Eğitimler ve tarihleri');
  await form.getByRole('button', { name: /^1\. / }).first().click();
  const seats = form.getByRole('textbox', { name: 'Kontenjan' });
  await expect(seats).toHaveValue(String(coursePages.tae.sessions[0]?.seats));
  await seats.focus();
  await page.keyboard.press('Backspace');
  await expect(seats).toBeFocused();
  await form.getByRole('button', { name: 'Yayınla', exact: true }).click();
  await expect(seats).toHaveAccessibleDescription('Tam sayı olmalı: 25 gibi.');
  await form.getByRole('button', { name: 'Taslak Kaydet' }).click();
  await expect(form).toHaveCount(0);

  await page.getByRole('button', { name: 'Düzenle: Eğitimler ve tarihleri', exact: true }).click();
  await form.getByRole('button', { name: /^1\. / }).first().click();
  await expect(seats).toHaveValue('');
  await seats.fill('25');
  const there = form.getByRole('checkbox', { name: 'Kontenjan' });
  await there.uncheck();
  await expect(seats).toHaveCount(0);
  await there.check();
  await expect(seats).toHaveValue('25');
});

test('an amount is typed as people write it, and what is none is refused as it stands', {
  tag: '@desktop',
}, async ({ page, signIn }) => {
  await signIn(page);
  const form = await openForm(page, 'Gelir ve gider');
  const openAmount = async (row: string) => {
    await form.getByRole('button', { name: '1. 2026' }).click();
    await form.getByRole('button', { name: `1. Bağışlar · ${row}` }).click();
  };
  await openAmount('2.140.000 TL');
  const amount = form.getByLabel('Tutarı');
  await expect(amount).toHaveValue('2.140.000');
  await amount.focus();
  for (const typed of ['2.140.500,00', '2 140 500', '2140500', '2.140.500']) {
    await amount.selectText();
    await page.keyboard.type(typed);
    await expect(amount).toHaveValue(typed);
    await expect(form.getByRole('button', { name: '1. Bağışlar · 2.140.500 TL' })).toBeVisible();
  }
  await amount.blur();
  await expect(amount).toHaveValue('2.140.500');
  for (const [typed, said] of [
    ['2,140,000', 'Bir tutar olmalı: 125.000 gibi.'],
    ['12,5', 'Kuruşsuz bir tutar olmalı.'],
  ] as const) {
    await amount.fill(typed);
    await form.getByRole('button', { name: 'Yayınla', exact: true }).click();
    await expect(amount).toHaveAccessibleDescription(new RegExp(said));
    await expect(amount).toHaveValue(typed);
  }
  await form.getByRole('button', { name: 'Taslak Kaydet' }).click();
  await expect(form).toHaveCount(0);
  await page.getByRole('button', { name: 'Düzenle: Gelir ve gider', exact: true }).click();
  await openAmount('12,5');
  await expect(amount).toHaveValue('12,5');
});

test('a deleted entry is brought back on the narrowest phone, however long its name', {
  tag: '@phone',
}, async ({ page, signIn }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(page);
  const form = await openForm(page, 'Dernek Tüzüğü');
  const last = form.getByRole('button', { name: /^46\. / });
  await last.click();
  await form.getByLabel('Başlık', { exact: true }).last().fill('Uzun bir başlık '.repeat(8));
  await form.getByRole('button', { name: /^Sil: / }).click();
  const bringBack = form.getByRole('button', { name: 'Geri Getir: “Uzun bir başlık' });
  await bringBack.scrollIntoViewIfNeeded();
  const isWider = form
    .locator('[data-scrolls]')
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  expect(await isWider).toBe(false);
  await bringBack.click();
  await expect(last).toBeVisible();
});

test('a deleted entry is not brought back into a text that is whole again', { tag: '@phone' }, async ({
  page,
  signIn,
}) => {
  await signIn(page);
  const form = await openForm(page, 'Dernek Tüzüğü');
  await form.getByLabel('Giriş cümlesi').fill('Yarım kalan giriş.');
  await page.reload();
  await openForm(page, 'Dernek Tüzüğü');
  const article = (number: number) => form.getByRole('button', { name: new RegExp(`^${number}\\. `) });
  await article(10).click();
  await form.getByRole('button', { name: /^Sil: / }).click();
  await page.getByRole('button', { name: 'Bildirimi kapat' }).click();
  await expect(article(46)).toHaveCount(0);
  await form.getByRole('button', { name: 'Kayıtlı Hâline Dön' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Kayıtlı Hâline Dön' }).click();
  await expect(article(46)).toBeVisible();
  await expect(form.getByRole('button', { name: 'Geri Getir' })).toHaveCount(0);
});

interface Typing {
  keys: string;
  /** '-12-03T09:00' */
  hour: string;
  read: () => Promise<string>;
}

/** Of the date field that has the focus, whose year is its third part. */
async function expectYears(page: Page, { keys, hour, read }: Typing) {
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  for (const [place, key] of [...keys].entries()) {
    await page.keyboard.press(key);
    expect(await read()).toBe(keys.slice(0, place + 1).padStart(4, '0') + hour);
  }
}
