import { startSlowServer } from '../support/slow-server.ts';
import { expect, test } from '../support/test.ts';
import { sumLayoutShifts } from '../support/transfer.ts';

const paths = ['/', '/about', '/donate', '/education', '/management', '/news', '/operations', '/admin-login'];

/** 0.1 counts as good; 112 moving beside the menu is 0.0025. */
const most = 0.002;
/** There a mark stands beside lines that wrap as their words come. */
const mostOf: Record<string, number> = { '/education': 0.005 };

test('a page that comes in pieces does not jump under the thumb', { tag: '@phone' }, async ({
  page,
  site,
}) => {
  test.setTimeout(120_000);
  const slow = await startSlowServer(site.url);
  try {
    for (const path of paths) {
      await page.goto(slow.url + path);
      expect.soft(await page.evaluate(sumLayoutShifts), path).toBeLessThan(mostOf[path] ?? most);
    }
  } finally {
    slow.stop();
  }
});
