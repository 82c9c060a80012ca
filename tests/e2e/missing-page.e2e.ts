import { expect, test } from '../support/test.ts';

test('the call for help of a missing page has one line in a wide face, and fits with large letters', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/no-such-page');
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { font-family: "DejaVu Sans", Verdana, sans-serif !important }');
    document.adoptedStyleSheets = [sheet];
  });
  const call = page.getByRole('banner').getByRole('link', { name: /112/ });
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 640 });
    expect((await call.boundingBox())?.height, `at ${width}`).toBeLessThan(50);
  }
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 640 });
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(beyond, `at ${width}`).toBeLessThanOrEqual(0);
  }
});
