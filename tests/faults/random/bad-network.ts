import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, Route } from '@playwright/test';
import type { Chance } from '../seeded-chance.ts';

const longestDelay = 3000;

type Headers = Record<string, string>;

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

/** A picture is sent again by itself, or by the button in its row. */
const fatesOfPictures = ['through', 'through', 'through', 'cut'] as const;

/**
 * Lets every save of all tabs meet a fate of its own, with 0 to 3 seconds of delay each way.
 * @returns `setHealed` ends it for later saves, `end` also waits for what is still on its way
 */
export async function spoilNetwork(context: BrowserContext, chance: Chance) {
  const late: Promise<unknown>[] = [];
  const met: string[] = [];
  let isHealed = false;

  async function meetFate(route: Route): Promise<void> {
    const method = route.request().method();
    if (method === 'GET' || isHealed) return route.continue();
    const fate = chance.pick(fates);
    met.push(fate);
    // a tab that is closed meanwhile no longer tells them
    const headers = await route.request().allHeaders();
    await wait(chance.milliseconds(longestDelay));
    if (fate === 'cut') return route.abort();
    if (fate === 'delivered late') {
      late.push(wait(chance.milliseconds(longestDelay)).then(() => deliver(route, headers)));
      return route.abort();
    }
    if (fate === 'session ended') return endSession(route, headers);
    if (fate === 'answer lost') return deliver(route, headers).then(() => route.abort());
    if (fate === 'gateway failed')
      return deliver(route, headers).then(() => route.fulfill({ status: 502, body: '' }));
    // the server may give up an idle connection at the moment in which we use it
    const answer = await route.fetch({ maxRetries: 1 });
    await wait(chance.milliseconds(longestDelay));
    return route.fulfill({ response: answer });
  }

  /** The call that finds it ended must not bring the cookie that it was sent with. */
  async function endSession(route: Route, { cookie: _, ...headers }: Headers): Promise<void> {
    await context.clearCookies();
    return route.fulfill({ response: await route.fetch({ headers }) });
  }

  /** Gives the server a call whose answer nobody will read. */
  async function deliver(route: Route, headers: Headers): Promise<void> {
    const request = route.request();
    const { origin } = new URL(request.url());
    await context.request
      .fetch(request.url(), {
        method: request.method(),
        headers: { ...headers, origin },
        data: request.postDataBuffer() ?? undefined,
      })
      .catch(() => undefined);
  }

  async function meetFateOfPicture(route: Route): Promise<void> {
    if (route.request().method() === 'GET' || isHealed) return route.continue();
    const fate = chance.pick(fatesOfPictures);
    await wait(chance.milliseconds(longestDelay));
    return fate === 'cut' ? route.abort() : route.continue();
  }

  await context.route('**/api/news{,/*}', whileOpen(meetFate));
  await context.route('**/api/media/upload{,s,s/**}', whileOpen(meetFateOfPicture));
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

/** A tab that is closed meanwhile takes its calls with it. */
const whileOpen = (meet: (route: Route) => Promise<void>) => async (route: Route) => {
  const page = route.request().frame().page();
  try {
    await meet(route);
  } catch (error) {
    if (!page.isClosed()) throw error;
  }
};
