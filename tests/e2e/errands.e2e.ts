import type { Browser, Locator, Page } from '@playwright/test';
import { association } from '#/content/association.ts';
import { donation } from '#/content/donation.ts';
import { compactIban, formatIban } from '#/format/iban.ts';
import { listArticles, listPublicPages } from '../support/public-pages.ts';
import { expect, test } from '../support/test.ts';

// What strangers come for, on the smallest common phone, from the top of the home page.

const phone = { width: 360, height: 640 };
/** CSS pixels that a shaking thumb hits. */
const thumb = 44;

for (const javaScriptEnabled of [true, false])
  test.describe(`with${javaScriptEnabled ? '' : 'out'} JavaScript, at 360 by 640`, { tag: '@phone' }, () => {
    test.use({ viewport: phone, javaScriptEnabled });

    test('on every page 112 is one tap away, and what it has to say begins in the first screen, below a bar that stays', async ({
      page,
      request,
    }) => {
      const paths = [...(await listPublicPages(request)), ...(await listArticles(request))];
      test.setTimeout(paths.length * 5_000);
      for (const path of paths)
        await test.step(path, async () => {
          await page.goto(path);
          await expectInSight(page.locator('a[href="tel:112"]').filter({ visible: true }).first());
          const bar = page.getByRole('navigation', { name: 'Ana menü' });
          expect((await boxOf(bar)).height, 'the bar').toBeLessThanOrEqual(56);
          expect(await beginOfContent(page), 'the content').toBeLessThanOrEqual(180);
          await page.mouse.wheel(0, 900);
          await expect.poll(async () => (await boxOf(bar)).y, 'the bar stays').toBe(0);
        });
    });

    test('the IBAN of the account in lira is seen after one tap', async ({ page }) => {
      await page.goto('/');
      await tap(tileOf(page, /^Bağış yap/));
      await expect(page).toHaveURL(/\/donate$/);
      await expectInSight(page.getByText(formatIban(accountInLira())).first(), { height: 0 });
    });

    test('the next course, its date and how to apply are there after one tap', async ({ page }) => {
      await page.goto('/');
      await tap(tileOf(page, /^Sıradaki eğitim/));
      await expectInSight(page.locator('main time').first(), { height: 0 });
      const apply = page
        .locator('main')
        .getByRole('link', { name: /^Başvur/ })
        .first();
      await expectInSight(apply);
      await tap(apply);
      await expect(page).toHaveURL(/\/volunteer\?date=[a-z0-9-]+$/);
      await expectInSight(page.getByRole('heading', { name: /^Seçtiğiniz eğitim: / }), { height: 0 });
      const form = page.locator('main').locator(`a[href="${association.volunteerFormUrl}"]`);
      await expect(form.first()).toBeVisible();
    });

    test('how one volunteers is one tap away, and the form one more', async ({ page }) => {
      await page.goto('/');
      await tap(tileOf(page, /^Gönüllü ol/));
      await expect(page).toHaveURL(/\/volunteer$/);
      const form = page.locator('main').locator(`a[href="${association.volunteerFormUrl}"]`).first();
      await expectInSight(form);
      await expect(form).toHaveAttribute('target', '_blank');
    });

    test('the telephone of the press desk is there after one tap', async ({ page }) => {
      await page.goto('/');
      await tap(tileOf(page, /^Basın/));
      await expect(page).toHaveURL(/\/press$/);
      await expectInSight(page.locator('main a[href^="tel:+"]').first());
    });
  });

test('the IBAN of the account in lira is copied with the second tap', { tag: '@phone' }, async ({
  browser,
  site,
}) => {
  const page = await openOnPhone(browser, site.url);
  await page.goto('/');
  await tileOf(page, /^Bağış yap/).click();
  const iban = accountInLira();
  const copy = page.locator(`button[data-copy="${compactIban(iban)}"]`).first();
  await expectInSight(copy);
  await copy.click();
  await expect(page.getByRole('status')).toHaveText(/kopyalandı/);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(compactIban(iban));
  await page.context().close();
});

const tileOf = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Size nasıl yardımcı olabiliriz?' }).getByRole('link', { name });

const accountInLira = () =>
  donation.banks[0]?.accounts.find(({ currency }) => currency === 'TL')?.iban ?? 'no account in lira';

async function openOnPhone(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    viewport: phone,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  return context.newPage();
}

/** Where the first words after the band with the heading begin; on the home page the heading itself. */
const beginOfContent = (page: Page) =>
  page.evaluate(() => {
    const band = document.querySelector('main header');
    if (!band) return document.querySelector('h1')?.getBoundingClientRect().top ?? Infinity;
    const parts = [...document.querySelectorAll('main :is(h2, h3, p, li, dt, label)')];
    const first = parts.find(
      (part) => part.getBoundingClientRect().top >= band.getBoundingClientRect().bottom,
    );
    return first?.getBoundingClientRect().top ?? Infinity;
  });

async function tap(link: Locator) {
  await expectInSight(link);
  await link.click();
}

/** In the first screen, and at least as high as a thumb needs. */
async function expectInSight(element: Locator, { height: least = thumb } = {}) {
  await expect(element).toBeVisible();
  const { y, height } = await boxOf(element);
  expect(y + Math.min(height, thumb), `the lower edge of ${element}`).toBeLessThanOrEqual(phone.height);
  expect(Math.round(height), `the height of ${element}`).toBeGreaterThanOrEqual(least);
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} is not drawn.`);
  return box;
}

test('the tiles of the home page leave no hole in a row', { tag: '@desktop' }, async ({ page }) => {
  for (const width of [360, 600, 768, 900, 1100, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const tiles = await page
      .getByRole('navigation', { name: 'Size nasıl yardımcı olabiliriz?' })
      .locator('li')
      .evaluateAll((all) =>
        all.map((tile) => tile.getBoundingClientRect()).map(({ y, right }) => [y, right] as const),
      );
    const ends = new Map(tiles.map(([y, right]) => [y, Math.round(right)]));
    expect(new Set(ends.values()).size, `${width} px`).toBe(1);
  }
});
