import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/test.ts';

/** Every screen that a visitor may meet; an alias is its page once more. */
const paths = [
  '/',
  '/about',
  '/mission',
  '/management',
  '/audit',
  '/statute',
  '/privacy',
  '/representatives',
  '/operations',
  '/operation-photos',
  '/activities/tae',
  '/activities/akt1',
  '/activities/akt2',
  '/activities/social',
  '/donate',
  '/supporters',
  '/news',
  '/news?category=Operasyon',
  '/news/1',
  '/press',
  '/contact',
  '/education',
  '/no-such-page',
];

for (const path of paths) {
  test(`${path} can be read by everybody (WCAG 2.2 AA) and fits on every screen`, async ({
    page,
    noFaults,
  }) => {
    noFaults.allow(/status of 404/);
    await page.goto(path);
    for (const section of await page.locator('main details').all())
      await section.evaluate((details: HTMLDetailsElement) => {
        details.open = true;
      });
    await expectAccessible(page);
    // 320 is a phone, or 1280 at 400 % (WCAG 1.4.10)
    for (const width of [320, 360, 768, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      // the styles for the new width are in force one frame later
      await expect.poll(beyond, `${width} px`).toBeLessThanOrEqual(0);
    }
  });
}
