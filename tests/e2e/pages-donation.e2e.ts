import { donation } from '#/content/donation.ts';
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

test('an IBAN stands on one line on the smallest common phone', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/donate');
  for (const shown of await page.getByText(/^TR\d\d /).all()) {
    expect(await shown.evaluate((element) => element.getClientRects().length)).toBe(1);
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
