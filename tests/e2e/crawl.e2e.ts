import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const ofThePanel = /^\/(admin|adminpanel|admin-login)$/;

/** Every page that can be reached by links from the home page, in the order in which they are met. */
async function crawl(page: Page, visit: (path: string) => Promise<void>): Promise<string[]> {
  const met = ['/'];
  for (const path of met) {
    const answer = await page.goto(path);
    expect.soft(answer?.status(), path).toBe(200);
    await visit(path);
    for (const link of await readInternalLinks(page)) if (!met.includes(link)) met.push(link);
  }
  return met;
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

test('every link from the home page leads to a page without a fault, and the panel is never one of them', async ({
  page,
  noFaults: _watched,
}) => {
  test.slow();
  const met = await crawl(page, async () => {
    await page.waitForLoadState('networkidle');
  });
  expect(met.length).toBeGreaterThan(40);
  expect(met.filter((path) => ofThePanel.test(path))).toEqual([]);
});

test('every page says the same words with JavaScript off', { tag: '@desktop' }, async ({
  page,
  browser,
  site,
}) => {
  test.slow();
  const without = await (await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })).newPage();
  await crawl(page, async (path) => {
    await page.waitForLoadState('networkidle');
    await without.goto(path);
    expect.soft(await readWords(page), path).toBe(await readWords(without));
  });
});
