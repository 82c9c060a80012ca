import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { day } from '#/format/durations.ts';
import type { Site } from '../support/site.ts';
import { expect } from '../support/test.ts';

/** Of everybody who is hired. */
export const crewPassword = 'Dag-Yolu-1907';
let made = 0;

/** A name that no other test uses: all tests of a worker share one site. */
export function newName(): string {
  made += 1;
  return `kisi-${made}-${Date.now()}`;
}

/** Adds somebody through the call, as the admin that `page` is signed in as. @returns their name */
export async function hire(
  page: Page,
  { role = 'media', username = newName() }: { role?: string; username?: string } = {},
): Promise<string> {
  const data = { username, role, password: crewPassword };
  const headers = { origin: new URL(page.url()).origin };
  const answer = await page.request.post('/api/admin/staff', { data, headers });
  expect(answer.status(), await answer.text()).toBe(201);
  return username;
}

/** A page in a browser of its own, in which nobody is signed in. */
export const openBrowser = async (browser: Browser, { url }: Site, options: BrowserContextOptions = {}) =>
  (await browser.newContext({ ...options, baseURL: url })).newPage();

/** Somebody who was hired, signed in, with the panel open in a browser of their own. */
export async function visitAs(
  browser: Browser,
  site: Site,
  { username, ...options }: BrowserContextOptions & { username: string },
): Promise<Page> {
  const page = await openBrowser(browser, site, options);
  const data = { username, password: crewPassword };
  const answer = await page.request.post('/api/admin/login', { data, headers: { origin: site.url } });
  expect(answer.status(), await answer.text()).toBe(200);
  await page.goto('/adminpanel');
  return page;
}

/** Opens the page again on a device that has been away for a week. */
export async function inAWeek(page: Page): Promise<void> {
  await page.clock.setSystemTime(Date.now() + 7 * day);
  await page.reload();
}
