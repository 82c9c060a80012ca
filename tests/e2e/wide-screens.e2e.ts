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

const widths = [1152, 1280, 1440, 1680];

const looks = {
  plain: '',
  // WCAG 2.2, 1.4.12
  spaced:
    '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }',
  'in a wide face': '* { font-family: "DejaVu Sans", Verdana, sans-serif !important }',
};

const dress = (page: Page, rules: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, rules);

for (const [look, rules] of Object.entries(looks))
  test(`${look}, the bar stays one row, and what an anchor leads to is below it`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.goto('/privacy');
    const anchor = await page.locator('main :is(h2, section)[id]').nth(2).getAttribute('id');
    await dress(page, rules);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const { bar, target, beyond } = await page.evaluate((id) => {
        location.hash = '';
        location.hash = `#${id}`;
        return {
          bar: document.querySelector('header nav')?.getBoundingClientRect(),
          target: document.getElementById(id ?? '')?.getBoundingClientRect(),
          beyond: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        };
      }, anchor);
      expect([width, bar?.top, bar?.height, beyond]).toEqual([width, 0, 56, 0]);
      expect(target?.top, `at ${width}`).toBeGreaterThanOrEqual(bar?.bottom ?? Number.NaN);
      expect(target?.top, `at ${width}`).toBeLessThan(150);
    }
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
