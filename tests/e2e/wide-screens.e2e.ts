import type { Page } from '@playwright/test';
import { findChromium, launchArguments } from '../support/chromium.ts';
import { expect, test } from '../support/test.ts';

// a desktop's scrollbar takes room
test.use({
  launchOptions: {
    args: launchArguments,
    executablePath: findChromium(),
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
});

const widths = [1152, 1200, 1280, 1366, 1440, 1680];

// WCAG 2.2, 1.4.12
const spaced =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }';
const wide = '* { font-family: "DejaVu Sans", Verdana, sans-serif !important }';
const looks = { plain: '', spaced, 'in a wide face': wide, 'spaced in a wide face': spaced + wide };

const dress = (page: Page, rules: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, rules);

/** What follows a new width is there three frames later. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
  });

/** Where the bar is, and where what an anchor leads to has come. */
const readBar = (page: Page, anchor: string) =>
  page.evaluate((id) => {
    location.hash = '';
    location.hash = `#${id}`;
    const {
      top = -1,
      bottom = -1,
      height = -1,
    } = document.querySelector('header nav')?.getBoundingClientRect() ?? {};
    const target = document.getElementById(id)?.getBoundingClientRect().top ?? -1;
    const beyond = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    return { bar: { top, height, beyond }, room: target - bottom };
  }, anchor);

async function findAnchor(page: Page): Promise<string> {
  await page.goto('/privacy');
  return (await page.locator('main :is(h2, section)[id]').nth(2).getAttribute('id')) ?? '';
}

for (const [look, rules] of Object.entries(looks))
  test(`${look}, the bar has one row, its list or the button, and what an anchor leads to is below it`, {
    tag: '@desktop',
  }, async ({ page }) => {
    const anchor = await findAnchor(page);
    await dress(page, rules);
    const nav = page.getByRole('navigation', { name: 'Ana menü' });
    const entry = nav.getByRole('link', { name: 'İLETİŞİM' });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await settle(page);
      const { bar, room } = await readBar(page, anchor);
      expect(bar, `at ${width}`).toEqual({ top: 0, height: 56, beyond: 0 });
      expect(room, `at ${width}`).toBeGreaterThanOrEqual(0);
      expect(room, `at ${width}`).toBeLessThan(40);
      const button = nav.getByRole('button', { name: 'Menü', exact: true });
      const isDrawer = await button.isVisible();
      // what is both wide and spaced may have no room for the list
      if (look !== 'spaced in a wide face') expect(isDrawer, `at ${width}`).toBe(false);
      if (isDrawer) await button.click();
      await expect(entry).toBeVisible();
      if (isDrawer) await page.keyboard.press('Escape');
    }
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [look, rules] of Object.entries(looks))
    test(`${look}, what an anchor leads to is below the bar`, { tag: '@desktop' }, async ({ page }) => {
      const anchor = await findAnchor(page);
      await dress(page, rules);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const { bar, room } = await readBar(page, anchor);
        expect([bar.top, bar.beyond], `at ${width}`).toEqual([0, 0]);
        expect(room, `at ${width}`).toBeGreaterThanOrEqual(0);
      }
    });
});

test('the words of a slide begin where the column of the page does, beside a scrollbar too', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/');
  for (const width of [800, 1024, ...widths, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const [words, column, scrollbar] = await page.evaluate(() => {
      const wrap = document.querySelector('footer .wrap');
      const edge =
        (wrap?.getBoundingClientRect().left ?? 0) +
        Number.parseFloat(wrap ? getComputedStyle(wrap).paddingLeft : '');
      const slide = document.querySelector('h1')?.getBoundingClientRect().left;
      return [slide, edge, innerWidth - document.documentElement.clientWidth];
    });
    expect(scrollbar).toBeGreaterThan(0);
    expect(words, `at ${width}`).toBeCloseTo(column ?? Number.NaN, 0);
  }
});
