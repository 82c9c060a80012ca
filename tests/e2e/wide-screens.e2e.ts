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
