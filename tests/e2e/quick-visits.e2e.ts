import type { Page } from '@playwright/test';
import { untilAwake } from '../support/awake.ts';
import { listArticles, listPublicPages } from '../support/public-pages.ts';
import { openTabs, visitAll } from '../support/tabs.ts';
import { expect, test } from '../support/test.ts';

/** The browsers of the tests keep no page, so what would forbid it is looked for. */
test('every public page may wait in the memory of the browser until the visitor comes back', {
  tag: '@phone',
}, async ({ page, context, request }) => {
  const paths = [
    ...(await listPublicPages(request)),
    ...(await listArticles(request)).slice(0, 1),
    '/search?q=afad',
  ];
  test.setTimeout(paths.length * 10_000);
  await context.addInitScript(noteHindrances);
  const visits = await openTabs(async () => {
    const tab = await context.newPage();
    return async (path) => {
      const answer = await tab.goto(path, { waitUntil: 'networkidle' });
      expect.soft(answer?.headers()['cache-control'], path).not.toContain('no-store');
      expect.soft(await readHindrances(tab), path).toEqual([]);
    };
  });
  await visitAll(paths, visits);
  await page.goto('/');
  await page.evaluate(() => window.addEventListener('unload', () => {}));
  expect(await readHindrances(page)).toEqual(['unload']);
});

/** Runs in the page, before its own scripts: what listens for the end of the page, or holds something open. */
function noteHindrances(): void {
  const found: string[] = [];
  Object.assign(window, { hindrances: found });
  const listen = EventTarget.prototype.addEventListener;
  EventTarget.prototype.addEventListener = function add(type: string, ...rest: [never]) {
    if (['unload', 'beforeunload'].includes(type)) found.push(type);
    return listen.call(this, type, ...rest);
  };
  for (const name of ['WebSocket', 'EventSource', 'RTCPeerConnection', 'BroadcastChannel', 'SharedWorker']) {
    const Known = Reflect.get(window, name);
    if (!Known) continue;
    const construct = (target: new (...given: unknown[]) => object, given: unknown[]) => {
      found.push(name);
      return new target(...given);
    };
    Reflect.set(window, name, new Proxy(Known, { construct }));
  }
}

const readHindrances = (page: Page) =>
  page.evaluate(() => {
    const handlers = ['onunload', 'onbeforeunload'].filter((name) => Reflect.get(window, name));
    return [...(Reflect.get(window, 'hindrances') as string[]), ...handlers];
  });

test('a page that is drawn before it is seen wakes nothing until then', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(request.url());
  });
  await page.goto('/operation-photos', { waitUntil: 'networkidle' });
  await expect(page.locator('[data-wake]')).toHaveCount(1);
  const before = asked.length;
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
  await untilAwake(page);
  expect(asked.length).toBeGreaterThan(before);
  expect(new Set(asked).size).toBe(asked.length);
});

test('a page is fetched when its link is hovered, and what is no page is not', { tag: '@desktop' }, async ({
  page,
}) => {
  const fetched: string[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl }) =>
    fetched.push(new URL(prefetchUrl).pathname),
  );
  await session.send('Preload.enable');
  await page.goto('/education');
  const main = page.getByRole('main');
  await main.locator('a[href^="/calendar/"]').first().hover();
  await main.locator('a[href="/activities/tae"]').first().hover();
  await expect.poll(() => fetched).toContain('/activities/tae');
  expect(fetched.filter((path) => path.startsWith('/calendar/'))).toEqual([]);
});

for (const [reducedMotion, turns] of [
  ['no-preference', true],
  ['reduce', false],
] as const)
  test(`one page turns into the next${turns ? '' : ', but for who wants no motion'}`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      window.addEventListener('pagereveal', ({ viewTransition }) => {
        Object.assign(window, { turned: viewTransition !== null });
      });
    });
    await page.goto('/education');
    await page.getByRole('main').locator('a[href="/activities/tae"]').first().click();
    await page.waitForURL('**/activities/tae');
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'turned'))).toBe(turns);
  });
