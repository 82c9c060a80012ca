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

test('every link from the home page leads to a page without a fault, and the panel is never one of them', {
  tag: '@phone',
}, async ({ context, noFaults: _watched }) => {
  const met = await crawl(async () => {
    const page = await context.newPage();
    return (path) => open(page, path);
  });
  expect(met.length).toBeGreaterThan(40);
  expect(met.filter((path) => ofThePanel.test(path))).toEqual([]);
});

test('every page says the same words with JavaScript off', { tag: '@desktop' }, async ({
  context,
  browser,
  site,
}) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  await crawl(async () => {
    const [page, without] = await Promise.all([context.newPage(), plain.newPage()]);
    return async (path) => {
      const links = await open(page, path);
      await without.goto(path);
      expect.soft(await readWords(page), path).toBe(await readWords(without));
      return links;
    };
  });
  await plain.close();
});
