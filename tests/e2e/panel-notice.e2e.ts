import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { countTaps } from '../support/taps.ts';
import { expect, onStarterContent } from '../support/test.ts';
import { publishNotice } from './published-notice.ts';

const test = onStarterContent();

// on a server of its own, because a notice stands above every page of it
const ready = /^Bağış hesaplarımız yalnız bu sitededir/;
const atMost = { turnOn: 3, turnOff: 2 };

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Duyuru' });
const noticeOn = (visitor: Page) => visitor.getByRole('region', { name: 'Duyuru' });

test('a notice is on every page after three taps, and gone after two', { tag: '@phone' }, async ({
  page,
  browser,
  site,
  signIn,
  noFaults: _,
}) => {
  await signIn(page);
  const visitor = await (await browser.newContext({ baseURL: site.url })).newPage();
  const { tap, count } = countTaps();
  await tap(page.getByRole('button', { name: 'Duyuru', exact: true }));
  await expect(dialogOf(page)).toContainText('Sitede şu anda duyuru yok.');
  await tap(dialogOf(page).getByRole('button', { name: ready }));
  await expect(dialogOf(page).getByLabel('Cümle')).toHaveValue(ready);
  await expect(dialogOf(page).getByRole('button', { name: ready })).toHaveAttribute('aria-pressed', 'true');
  await expect(dialogOf(page).locator('[type=submit]')).toHaveText('Yayınla');
  await tap(dialogOf(page).getByRole('button', { name: 'Yayınla' }));
  await expect(page.getByText('Duyuru yayınlandı.').first()).toBeVisible();
  await expect(dialogOf(page)).toHaveCount(0);
  expect(count()).toBeLessThanOrEqual(atMost.turnOn);
  for (const path of ['/', '/en', '/no-such-page']) {
    await visitor.goto(path);
    await expect(noticeOn(visitor)).toHaveText(/^Uyarı: Bağış hesaplarımız .* Bağış hesaplarımız$/);
  }

  const off = countTaps();
  await off.tap(page.getByRole('button', { name: 'Duyuru', exact: true }));
  await off.tap(dialogOf(page).getByRole('button', { name: 'Duyuruyu Kaldır' }));
  await expect(dialogOf(page)).toHaveCount(0);
  expect(off.count()).toBeLessThanOrEqual(atMost.turnOff);
  await visitor.goto('/');
  await expect(noticeOn(visitor)).toHaveCount(0);

  await page.getByRole('button', { name: 'Geri Al', exact: true }).click();
  await expect.poll(() => isShown(visitor)).toBe(true);
  await turnOff(page);
});

test('a draft keeps the words and changes nothing for visitors; closing ends what is out, not the draft', {
  tag: '@desktop',
}, async ({ page, signIn, noFaults }) => {
  // a notice that breaks a rule is refused
  noFaults.allow(/status of 400/);
  await signIn(page);
  await openFromMenu(page);
  const dialog = dialogOf(page);
  // one without a link and without moments
  await dialog.getByRole('button', { name: /^Bu gece sitemizde/ }).click();
  await dialog.getByLabel('Cümle').fill('Bu akşam haber bekleyin.');
  await dialog.getByLabel('Türü').selectOption('Acil');
  await dialog.getByRole('button', { name: 'Yayınla' }).click();
  await expect(dialog).toHaveCount(0);

  await openFromMenu(page);
  await dialog.getByLabel('Cümle').fill('Yarım kalan cümle');
  await dialog.getByLabel('Bağlantı ekle').check();
  await dialog.getByRole('button', { name: 'Taslak Kaydet' }).click();
  await expect(dialog).toHaveCount(0);

  await openFromMenu(page);
  await expect(dialog).toContainText('Sitede şu anda görünüyor:“Bu akşam haber bekleyin.”');
  await expect(dialog.getByLabel('Cümle')).toHaveValue('Yarım kalan cümle');
  await dialog.getByRole('button', { name: 'Yayınla' }).click();
  await expect(dialog.getByText('Boş bırakılamaz.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Duyuruyu Kaldır' }).click();
  await expect(dialog).toHaveCount(0);
  await openFromMenu(page);
  await expect(dialog).toContainText('Sitede şu anda duyuru yok.');
});

test('one’s own notice comes back after a ready one was pressed', { tag: '@phone' }, async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await openFromMenu(page);
  const dialog = dialogOf(page);
  const sentence = dialog.getByLabel('Cümle');
  const end = dialog.getByLabel('Bitişi');
  await dialog.getByRole('button', { name: ready }).click();
  const own = 'Bu akşam haber bekleyin: Bolu’da arama sürüyor, yol kapalı, bölgeye gelmeyin.';
  await sentence.fill(own);
  await dialog.getByLabel('Kendiliğinden kalksın').check();
  await end.fill('2031-05-04T09:00');
  await dialog.getByRole('button', { name: /^Bu gece sitemizde/ }).click();
  await expect(sentence).toHaveValue(/^Bu gece/);
  await page.getByRole('button', { name: 'Geri Getir', exact: true }).click();
  await expect(sentence).toHaveValue(own);
  await expect(end).toHaveValue('2031-05-04T09:00');
  await dialog.getByRole('button', { name: /^Bu gece sitemizde/ }).click();
  const bringBack = dialog.getByRole('button', { name: `Geri Getir: “${own}”` });
  await expect(bringBack).toBeVisible();
  const beside = await dialog
    .locator('[data-scrolls]')
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(beside, 'pixels wider than the form').toBe(0);
  await bringBack.click();
  await expect(sentence).toHaveValue(own);
  await expect(dialog.getByRole('button', { name: /^Geri Getir/ })).toHaveCount(0);
});

test('what is typed while a notice is taken away is there when the form opens again', {
  tag: '@desktop',
}, async ({ page, site, signIn, noFaults }) => {
  // the text was typed over the version before
  noFaults.allow(/status of 409/);
  await signIn(page);
  await publishNotice(page, site.url, { sentence: 'Bu akşam haber bekleyin.' });
  await openFromMenu(page);
  const dialog = dialogOf(page);
  await dialog.getByLabel('Cümle').fill('Ekibimiz yolda; sıradaki cümle.');
  const link = dialog.getByLabel('Bağlantı ekle');
  await link.check();
  await dialog.getByLabel('Metni').fill('Yanlış basıldı');
  await link.uncheck();
  await link.check();
  await expect(dialog.getByLabel('Metni')).toHaveValue('Yanlış basıldı');
  await link.uncheck();
  await dialog.getByRole('button', { name: 'Duyuruyu Kaldır' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Yazmakta olduğunuz cümle duruyor').first()).toBeVisible();
  expect(await isShown(page)).toBe(false);
  await openFromMenu(page);
  await expect(dialog.getByLabel('Cümle')).toHaveValue('Ekibimiz yolda; sıradaki cümle.');
  await dialog.getByRole('button', { name: 'Yayınla' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await (await page.request.get('/about')).text()).toContain('Ekibimiz yolda; sıradaki cümle.');
  await turnOff(page);
});

test('a beginning and an end are typed as the clocks in Istanbul show them, and shown before the press', {
  tag: '@desktop',
}, async ({ page, signIn, noFaults }) => {
  // a notice that breaks a rule is refused
  noFaults.allow(/status of 400/);
  await signIn(page);
  await openFromMenu(page);
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: ready }).click();
  await dialog.getByLabel('Sonra başlasın').check();
  await dialog.getByLabel('Başlangıcı').fill('2031-05-04T09:00');
  await dialog.getByLabel('Kendiliğinden kalksın').check();
  await dialog.getByLabel('Bitişi').fill('2031-05-04T08:00');
  await expectAccessible(page, 'the form of the notice');
  await dialog.getByRole('button', { name: 'Yayınla' }).click();
  await expect(dialog.getByText('Başlangıcından önce bitemez.')).toBeVisible();
  await dialog.getByLabel('Bitişi').fill('2031-05-05T08:00');
  await dialog.getByRole('button', { name: 'Yayınla' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await isShown(page)).toBe(false);
  await openFromMenu(page);
  await expect(dialog).toContainText('Saati gelince görünecek (4 Mayıs 2031 Pazar, 09.00):');
  await expect(dialog).toContainText('Saati gelince kendiliğinden kalkacak (5 Mayıs 2031 Pazartesi, 08.00).');
  await dialog.getByRole('button', { name: 'Duyuruyu Kaldır' }).click();
  await expect(dialog).toHaveCount(0);
});

test('half a date is not saved as none', { tag: '@desktop' }, async ({ page, signIn }) => {
  await signIn(page);
  await openFromMenu(page);
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: ready }).click();
  await dialog.getByLabel('Kendiliğinden kalksın').check();
  const end = dialog.getByLabel('Bitişi');
  await end.fill('2031-05-04T09:00');
  await end.press('Backspace');
  await dialog.getByRole('button', { name: 'Taslak Kaydet' }).click();
  await expect(end).toHaveAccessibleDescription(/^Böyle bir tarih yok ya da eksik yazılmış\./);
  await expect(end).toBeFocused();
  await end.fill('2031-05-04T09:00');
  await expect(end).not.toHaveAccessibleDescription(/^Böyle bir tarih/);
  await dialog.getByRole('button', { name: 'Taslak Kaydet' }).click();
  await expect(dialog).toHaveCount(0);
});

test('what somebody else has published meanwhile is not overwritten unasked', { tag: '@desktop' }, async ({
  page,
  site,
  signIn,
  noFaults,
}) => {
  noFaults.allow(/status of 409/);
  await signIn(page);
  await openFromMenu(page);
  const dialog = dialogOf(page);
  await dialog.getByLabel('Cümle').fill('Benim cümlem');
  await publishNotice(page, site.url, { sentence: 'Başkasının cümlesi' });
  await dialog.getByRole('button', { name: 'Yayınla' }).click();
  await expect(dialog).toContainText('Başkasının cümlesi');
  await expect(dialog).toContainText('Benim cümlem');
  expect(await (await page.request.get('/about')).text()).toContain('Başkasının cümlesi');
});

async function openFromMenu(page: Page) {
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('menuitem', { name: 'Duyuru' }).click();
  await expect(dialogOf(page).getByLabel('Cümle')).toBeVisible();
}

async function turnOff(page: Page) {
  await openFromMenu(page);
  await dialogOf(page).getByRole('button', { name: 'Duyuruyu Kaldır' }).click();
  await expect(dialogOf(page)).toHaveCount(0);
}

/** Asked without a browser, so that the panel stays open. */
const isShown = async (page: Page) =>
  (await (await page.request.get('/about')).text()).includes('aria-label="Duyuru"');
