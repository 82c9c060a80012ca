import type { Locator, Page } from '@playwright/test';

/**
 * From the first line of the next page on, its clock stands still, and moves by `page.clock.runFor` only: what comes or
 * goes by itself can then be neither missed nor met too early, however slow the machine.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: '2026-11-20T18:00:00Z' });
  await page.clock.pauseAt('2026-11-20T18:01:00Z');
}

/**
 * Moves a clock that stands still, a millisecond at a time, until `shown` is there. The page gets time to draw in
 * between, so that the clock is hardly past the moment at which it came.
 */
export async function runUntil(page: Page, shown: Locator) {
  for (let step = 0; step < 100; step += 1) {
    await page.clock.runFor(1);
    const isShown = await shown.waitFor({ timeout: 100 }).then(
      () => true,
      () => false,
    );
    if (isShown) return;
  }
  throw new Error('It did not come, however long the clock ran.');
}
