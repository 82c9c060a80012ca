import { startSlowServer } from '../support/slow-server.ts';
import { expect, test } from '../support/test.ts';
import { sumLayoutShifts } from '../support/transfer.ts';

const paths = ['/', '/about', '/donate', '/education', '/management', '/news', '/operations', '/admin-login'];

test('a page that comes in pieces does not jump under the thumb', { tag: '@phone' }, async ({
  page,
  site,
}) => {
  test.setTimeout(120_000);
  const slow = await startSlowServer(site.url);
  try {
    for (const path of paths) {
      await page.goto(slow.url + path);
      // 0.1 counts as good; what stands beside a line that wraps as its words come moves a little
      expect.soft(await page.evaluate(sumLayoutShifts), path).toBeLessThan(0.005);
    }
  } finally {
    slow.stop();
  }
});
