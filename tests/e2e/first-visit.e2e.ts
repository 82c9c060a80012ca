import type { Browser } from '@playwright/test';
import { listArticles, listPublicPages } from '../support/public-pages.ts';
import { openTabs, visitAll } from '../support/tabs.ts';
import { expect, test } from '../support/test.ts';
import { measureFirstVisit, type Transfer } from '../support/transfer.ts';

/** Kilobytes that a first visit to a page of text may cost on a phone. */
const ofText = { total: 30, script: 2 };

/** Pages of pictures may cost more; a page that is not named here is one of text. */
const ofPictures: Record<string, typeof ofText> = {
  '/': { total: 60, script: 3 },
  '/news': { total: 50, script: 3 },
  '/press': { total: 30, script: 4 },
  '/operation-photos': { total: 100, script: 4 },
  '/activities/social': { total: 45, script: 4 },
};

test.describe('on a phone', { tag: '@phone' }, () => {
  test('every page costs a first visitor few kilobytes, and does not jump', async ({
    browser,
    request,
    site,
  }) => {
    const paths = [...(await listPublicPages(request)), '/no-such-page'];
    test.setTimeout(paths.length * 10_000);
    expect(paths).toEqual(expect.arrayContaining(Object.keys(ofPictures)));
    const visits = await openTabs(async () => async (path) => {
      const visit = await visitFirst(browser, site.url, path);
      const { total, script } = ofPictures[path] ?? ofText;
      expect.soft(visit.total, `${path}: kilobytes`).toBeLessThanOrEqual(total);
      expect.soft(visit.script, `${path}: kilobytes of script`).toBeLessThanOrEqual(script);
      expect.soft(visit.shift, `${path}: jumps`).toBe(0);
    });
    await visitAll(paths, visits);
  });

  test('each article costs at most 60 KB with its picture', async ({ browser, request, site }) => {
    const articles = await listArticles(request);
    expect(articles.length).toBeGreaterThan(0);
    const visits = await openTabs(async () => async (path) => {
      const visit = await visitFirst(browser, site.url, path);
      expect.soft(visit.total, path).toBeLessThanOrEqual(60);
      expect.soft(visit.script, path).toBeLessThanOrEqual(2);
    });
    await visitAll(articles, visits);
  });
});

test('the script of a page runs when it has come: it names no other that must come first', {
  tag: '@desktop',
}, async ({ request, site }) => {
  const html = await (await request.get('/mission')).text();
  const named = [...html.matchAll(/<script [^>]*src="([^"]+)"/g)].map(([, file]) => file ?? '');
  expect(named).toHaveLength(1);
  const code = await (await request.get(site.url + named[0])).text();
  expect(code).toContain('import(');
  expect(code).not.toMatch(/\bimport\s*["'{*]/);
});

test('what else a page runs is asked for when its words are on the screen', { tag: '@desktop' }, async ({
  page,
}) => {
  for (const path of ['/', '/donate', '/operation-photos']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const { scripts, painted } = await page.evaluate(readTimes);
    const [first = Number.NaN, ...others] = scripts;
    expect(others.length, path).toBeGreaterThan(0);
    // a machine that paints late does not wait for ever
    expect(Math.min(...others), path).toBeGreaterThanOrEqual(Math.min(painted, first + 1000));
  }
});

/** Runs in the page: when each script was asked for, and when something was painted, in ms. */
function readTimes() {
  const scripts = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.endsWith('.js'))
    .map(({ startTime }) => startTime);
  const painted = performance.getEntriesByType('paint')[0]?.startTime ?? Number.NaN;
  return { scripts: scripts.toSorted((one, other) => one - other), painted };
}

/** In a browser that has been nowhere yet, so nothing comes from its cache. */
async function visitFirst(browser: Browser, baseURL: string, path: string): Promise<Transfer> {
  const context = await browser.newContext({ baseURL });
  const visit = await measureFirstVisit(await context.newPage(), path);
  await context.close();
  return visit;
}

test('the first load of an article fetches no panel code, sets no cookie and asks nobody else', {
  tag: '@desktop',
}, async ({ page, context, site, noFaults: _watched }) => {
  const news: { id: number }[] = await (await page.request.get('/api/news')).json();
  const { requests } = await measureFirstVisit(page, `/news/${news[0]?.id}`);
  const panelFiles = await filesOfPanel(page.request, site.url);
  expect(panelFiles.length).toBeGreaterThan(0);
  expect(requests.filter((url) => panelFiles.some((file) => url.endsWith(file)))).toEqual([]);
  expect(requests.filter((url) => new URL(url).origin !== site.url)).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

/** The scripts and the stylesheet that the panel's page names, without Vite's helper, which visitors' scripts need too. */
async function filesOfPanel(
  request: { get(url: string): Promise<{ text(): Promise<string> }> },
  url: string,
) {
  const shell = await (await request.get(`${url}/adminpanel`)).text();
  const named = [...shell.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file]) => file ?? '');
  return named.filter((file) => !file.startsWith('/assets/preload-helper-'));
}
