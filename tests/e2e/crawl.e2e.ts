import type { Page } from '@playwright/test';
import { openTabs, type Visit, visitAll } from '../support/tabs.ts';
import { expect, test } from '../support/test.ts';

const ofThePanel = /^\/(admin|adminpanel|admin-login)$/;

/** Every page that can be reached by links from the home page, the nearest first. @param openTab gives a page's links */
async function crawl(openTab: () => Promise<Visit<string[]>>): Promise<string[]> {
  const visits = await openTabs(openTab);
  const met = new Set<string>();
  for (let near = ['/']; near.length > 0; ) {
    for (const path of near) met.add(path);
    const links = await visitAll(near, visits);
    near = [...new Set(links.flat())].filter((path) => !met.has(path));
  }
  return [...met];
}

async function open(page: Page, path: string): Promise<string[]> {
  const answer = await page.goto(path, { waitUntil: 'networkidle' });
  expect.soft(answer?.status(), path).toBe(200);
  return readInternalLinks(page);
}

/** Paths of pages; pictures, videos and places within a page are none. */
async function readInternalLinks(page: Page): Promise<string[]> {
  const addresses = await page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  return addresses
    .map((address) => new URL(address))
    .filter(({ origin, pathname }) => origin === new URL(page.url()).origin && !/\.\w+$/.test(pathname))
    .map(({ pathname, search }) => pathname + search);
}

/** The words of the page, whatever is hidden for now included; controls that need the script are none of them. */
const readWords = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const copy = main.cloneNode(true) as HTMLElement;
    for (const control of copy.querySelectorAll('script, button, [role=status], [aria-live]'))
      control.remove();
    return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
  });

test('every link from the home page leads to a page without a fault, which says the same words with JavaScript off; the panel is never one of them', {
  tag: '@phone',
}, async ({ context, browser, site, noFaults: _watched }) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  let waiting = 0;
  const met = await crawl(async () => {
    const [page, without] = await Promise.all([context.newPage(), plain.newPage()]);
    return async (path) => {
      const links = await open(page, path);
      await without.goto(path);
      expect.soft(await readWords(page), path).toBe(await readWords(without));
      waiting += await expectPicturesToCome(without, path);
      return links;
    };
  });
  await plain.close();
  expect(met.length).toBeGreaterThan(40);
  expect(met.filter((path) => ofThePanel.test(path))).toEqual([]);
  expect(waiting).toBeGreaterThan(0);
});

/** Every picture that waits stands where a script will show it. @returns how many wait */
async function expectPicturesToCome(page: Page, path: string): Promise<number> {
  const waiting = await page.locator('.picture-waits').count();
  const shown = page.locator(':is([data-late-pictures], [data-carousel]) .picture-waits');
  await expect.soft(shown, path).toHaveCount(waiting);
  return waiting;
}
