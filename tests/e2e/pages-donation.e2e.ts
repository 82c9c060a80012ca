import { donation } from '#/content/donation.ts';
import { english } from '#/content/english.ts';
import { formatIban } from '#/format/iban.ts';
import { stopClock } from '../support/clock.ts';
import { expect, test } from '../support/test.ts';

const ibans = donation.banks.flatMap(({ accounts }) => accounts.map(({ iban }) => iban));
const [iban = ''] = ibans;
const copyName = `Kopyala: ${donation.banks[0]?.name} TL IBAN’ı`;

test('an IBAN is copied without spaces, and the page says so', async ({ page, context, site }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.url });
  await stopClock(page);
  await page.goto('/donate');
  await page.getByRole('button', { name: copyName }).click();
  await expect(page.getByRole('status')).toHaveText('IBAN kopyalandı');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(iban);
  await expect(page.getByRole('button', { name: copyName })).toContainText('Kopyalandı');
  await page.clock.runFor(2000);
  await expect(page.getByRole('status')).toHaveText('');
  await expect(page.getByRole('button', { name: copyName })).toHaveText('Kopyala', { useInnerText: true });
});

test('a browser that refuses to copy says what to do instead', { tag: '@desktop' }, async ({ page }) => {
  await stopClock(page);
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await page.goto('/donate');
  await page.getByRole('button', { name: copyName }).click();
  await expect(page.getByRole('status')).toHaveText('Kopyalanamadı. Metni seçip elle kopyalayın.');
});

test('an IBAN stands on one line on the smallest phones', { tag: '@phone' }, async ({ page }) => {
  for (const width of [320, 360])
    for (const path of ['/donate', '/en']) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(path);
      await expect(page.getByText(/^TR\d\d /)).not.toHaveCount(0);
      for (const shown of await page.getByText(/^TR\d\d /).all())
        expect(await shown.evaluate((element) => element.getClientRects().length)).toBe(1);
    }
});

test('a donor sees the first IBAN and its button without scrolling', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/donate');
  const button = page.getByRole('button', { name: copyName });
  await expect(button).toBeVisible();
  const top = await page.getByRole('main').evaluate((main) => main.getBoundingClientRect().top);
  // the screen, less the bar that always stands over the page
  const screen = 640 - 56;
  for (const shown of [button, page.getByText(formatIban(iban))]) {
    const box = await shown.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0) - top).toBeLessThanOrEqual(screen);
  }
  expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

test('names and IBANs stand in a face in which no letter looks like another', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/donate');
  for (const words of [donation.beneficiary, donation.beneficiaryLatin, formatIban(iban)])
    await expect(page.getByRole('main').getByText(words, { exact: true }).first()).toHaveCSS(
      'font-family',
      /mono/i,
    );
});

test('the name of the beneficiary is copied as banks abroad write it', {
  tag: '@desktop',
}, async ({ page, context, site }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.url });
  await page.goto('/donate');
  await page.getByRole('button', { name: 'Kopyala: yurt dışından gönderimde alıcı adı' }).first().click();
  await expect(page.getByRole('status')).toHaveText('Alıcı adı kopyalandı');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(donation.beneficiaryLatin);
});

test('a donor abroad copies an IBAN on a page that answers in English', {
  tag: '@desktop',
}, async ({ page, context, site }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.url });
  const [bank] = donation.banks;
  const { copying } = english;
  await page.goto('/en');
  await page.getByRole('button', { name: `${copying.copy}: ${bank?.name} EUR IBAN` }).click();
  await expect(page.getByRole('status')).toHaveText(copying.copied);
  const euros = bank?.accounts.find(({ currency }) => currency === 'EUR');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(euros?.iban);
});

test('printed, all accounts and names stand on one sheet, and little else', {
  tag: '@desktop',
}, async ({ page }) => {
  // A4 with margins of a centimetre, at 96 dots an inch
  await page.setViewportSize({ width: 718, height: 1046 });
  await page.emulateMedia({ media: 'print' });
  await page.goto('/donate');
  const main = page.getByRole('main');
  for (const account of ibans) await expect(page.getByText(formatIban(account))).toBeVisible();
  await expect(main.getByText(donation.beneficiary, { exact: true }).first()).toBeVisible();
  await expect(main.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Yasal bilgi' })).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  const end = await main.evaluate((element) => element.getBoundingClientRect().bottom);
  expect(end).toBeLessThanOrEqual(1046);
});

test('the button that prints opens the print dialog', { tag: '@desktop' }, async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.goto('/donate');
  await page.getByRole('button', { name: 'Hesapları yazdır' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed');
});

test('every button keeps an outline in forced colours', { tag: '@desktop' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/donate');
  const buttons = page.getByRole('main').getByRole('button');
  await expect(buttons.first()).toBeVisible();
  for (const button of await buttons.all()) {
    await expect(button).toHaveCSS('border-top-style', 'solid');
    await expect(button).not.toHaveCSS('border-top-width', '0px');
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the accounts are all there, and no button that does nothing', { tag: '@desktop' }, async ({
    page,
  }) => {
    await page.goto('/donate');
    await expect(page.getByText(/^TR\d\d /)).toHaveCount(ibans.length);
    await expect(page.getByText(formatIban(iban))).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });
});
