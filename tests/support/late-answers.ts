import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext } from '@playwright/test';

/** In ms. Not 0 where somebody looks for what goes wrong on a slow line: docs/testing.md. */
const lateness = Number(process.env.LATE_ANSWERS ?? 0);

/**
 * The server does a call at once and its answer comes late, so it tells of what was before the next one. A request that
 * came late itself would be answered with what is there by then.
 */
export async function holdAnswersBack(context: BrowserContext): Promise<void> {
  if (lateness === 0) return;
  await context.route('**/api/**', async (route) => {
    // what a page no longer waits for when it goes away
    const answer = await route.fetch({ maxRedirects: 0 }).catch(() => undefined);
    await sleep(lateness);
    await (answer ? route.fulfill({ response: answer }) : route.abort()).catch(() => {});
  });
}
