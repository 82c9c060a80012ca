import { startSite } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

test('a browser that has one page of a site behind https gets the next as the difference', {
  tag: '@desktop',
}, async ({ page }) => {
  const site = await startSite({ env: { SITE_URL: 'https://example.org' } });
  const codings: (string | undefined)[] = [];
  page.on('response', (response) => {
    if (response.request().isNavigationRequest()) codings.push(response.headers()['content-encoding']);
  });
  try {
    await page.goto(site.url);
    for (const [path, heading] of [
      ['/mission', 'Misyon'],
      ['/donate', 'Bağış'],
    ] as const) {
      // the browser writes the dictionary down after the page
      await page.waitForTimeout(1_000);
      await page.goto(site.url + path);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    }
    expect(codings).toEqual(['br', 'dcz', 'dcz']);
  } finally {
    await site.stop();
  }
});
