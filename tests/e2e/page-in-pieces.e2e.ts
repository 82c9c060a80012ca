import { startSlowServer } from '../support/slow-server.ts';
import { openTabs, visitAll } from '../support/tabs.ts';
import { expect, test } from '../support/test.ts';
import { sumLayoutShifts } from '../support/transfer.ts';

const paths = [
  '/',
  '/about',
  '/donate',
  '/education',
  '/management',
  '/news',
  '/operations',
  '/press',
  '/privacy',
  '/representatives',
  '/admin-login',
];

test('a page that comes in pieces does not jump under the thumb', { tag: '@phone' }, async ({
  context,
  site,
}) => {
  test.setTimeout(120_000);
  const slow = await startSlowServer(site.url);
  const visits = await openTabs(async () => {
    const page = await context.newPage();
    return async (path) => {
      await page.goto(slow.url + path);
      expect.soft(await page.evaluate(sumLayoutShifts), path).toBe(0);
    };
  });
  try {
    await visitAll(paths, visits);
  } finally {
    slow.stop();
  }
});

test('the steps of the courses stand where they do while the next one has not come', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/activities/akt2');
  const steps = page.getByRole('navigation', { name: 'Eğitim basamakları' }).getByRole('listitem');
  await expect(steps).toHaveCount(3);
  const place = await steps.nth(1).boundingBox();
  await steps.nth(2).evaluate((last) => last.remove());
  expect(await steps.nth(1).boundingBox()).toEqual(place);
});
