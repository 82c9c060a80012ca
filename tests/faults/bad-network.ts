import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Route } from '@playwright/test';
import type { Chance } from './seeded-chance.ts';

const longestDelay = 3000;

/** What may become of a save on its way. */
const fates = [
  'through',
  'through',
  'cut',
  'answer lost',
  'delivered late',
  'gateway failed',
  'session ended',
] as const;

/**
 * Lets every save of `page` meet a fate of its own, with 0 to 3 seconds of delay each way.
 * @returns `setHealed` ends it for later saves, `end` also waits for what is still on its way
 */
export async function spoilNetwork(page: Page, chance: Chance) {
  const late: Promise<unknown>[] = [];
  const met: string[] = [];
  let isHealed = false;

  async function meetFate(route: Route): Promise<void> {
    const method = route.request().method();
    if (method === 'GET' || isHealed) return route.continue();
    const fate = chance.pick(fates);
    met.push(fate);
    await wait(chance.milliseconds(longestDelay));
    if (fate === 'cut') return route.abort();
    if (fate === 'delivered late') {
      late.push(wait(chance.milliseconds(longestDelay)).then(() => deliver(route)));
      return route.abort();
    }
    if (fate === 'session ended') return endSession(route);
    if (fate === 'answer lost') return deliver(route).then(() => route.abort());
    if (fate === 'gateway failed') return deliver(route).then(() => route.fulfill({ status: 502, body: '' }));
    // the server may give up an idle connection at the moment in which we use it
    const answer = await route.fetch({ maxRetries: 1 });
    await wait(chance.milliseconds(longestDelay));
    return route.fulfill({ response: answer });
  }

  /** The call that finds it ended must not bring the cookie that it was sent with. */
  async function endSession(route: Route): Promise<void> {
    await page.context().clearCookies();
    const { cookie: _, ...headers } = await route.request().allHeaders();
    return route.fulfill({ response: await route.fetch({ headers }) });
  }

  /** Gives the server a call whose answer nobody will read. */
  async function deliver(route: Route): Promise<void> {
    const request = route.request();
    const { origin } = new URL(page.url());
    await page.request
      .fetch(request.url(), {
        method: request.method(),
        headers: { ...(await request.allHeaders()), origin },
        data: request.postDataBuffer() ?? undefined,
      })
      .catch(() => undefined);
  }

  await page.route('**/api/news{,/*}', meetFate);
  return {
    met,
    setHealed(isGood: boolean) {
      isHealed = isGood;
    },
    async end() {
      isHealed = true;
      await Promise.all(late);
    },
  };
}
