import { test as base, type Cookie, expect, type Page } from '@playwright/test';
import { type Faults, watchForFaults } from './faults.ts';
import { holdAnswersBack } from './late-answers.ts';
import { type Site, startSite } from './site.ts';

interface Fixtures {
  /** Signs `page` in as the admin and opens the panel, without going through the login form. */
  signIn: (page: Page) => Promise<void>;
  /** A test that names this fails on console errors, broken or third-party requests and visitors' cookies. */
  noFaults: Faults;
}

interface WorkerFixtures {
  site: Site;
  /** The admin's session, which all tests of a worker go on with. */
  session: { cookies: Cookie[] };
}

async function useNewSite(use: (site: Site) => Promise<void>) {
  const site = await startSite();
  await use(site);
  await site.stop();
}

/** Playwright's `test` with a running site: one server for each worker, which goes when the worker goes. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => useNewSite(use),
    { scope: 'worker', timeout: 60_000 },
  ],

  // it belongs to the server, so a file with a server of its own has a session of its own
  session: [async ({ site: _ }, use) => use({ cookies: [] }), { scope: 'worker' }],

  baseURL: async ({ site }, use) => use(site.url),

  signIn: async ({ site, session }, use) => {
    await use(async (page) => {
      await page.context().addCookies(session.cookies);
      if (!(await page.request.get('/api/admin/auth')).ok()) {
        const { url, admin } = site;
        const answer = await page.request.post('/api/admin/login', { data: admin, headers: { origin: url } });
        expect(answer.status(), await answer.text()).toBe(200);
        session.cookies = await page.context().cookies();
      }
      await page.goto('/adminpanel');
    });
  },

  context: async ({ context }, use) => {
    await holdAnswersBack(context);
    await use(context);
  },

  noFaults: async ({ context, site }, use) => {
    const faults = await watchForFaults(context, site.url);
    await use(faults);
    expect(await faults.list()).toEqual([]);
  },
});

/**
 * The same, with a server that no other file has written to: for tests that count what the starter content holds.
 * Each call makes another worker fixture, and with it workers of its own, so a file calls it once.
 */
export const onStarterContent = () =>
  test.extend<object, { site: Site }>({
    site: [
      // biome-ignore lint/correctness/noEmptyPattern: as above
      async ({}, use) => useNewSite(use),
      { scope: 'worker', timeout: 60_000 },
    ],
  });

/** For files that leave its pages, lists and counts to each other: a worker of one's own takes seconds to start. */
export const testOnStarterContent = onStarterContent();

export { expect };
