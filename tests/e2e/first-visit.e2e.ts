import { expect, test } from '../support/test.ts';
import { measureFirstVisit } from '../support/transfer.ts';

const textPages = [
  '/about',
  '/mission',
  '/management',
  '/audit',
  '/statute',
  '/privacy',
  '/representatives',
  '/activities/tae',
  '/activities/akt1',
  '/activities/akt2',
  '/education',
  '/donate',
  '/supporters',
  '/contact',
  '/no-such-page',
];

/** Kilobytes that a first visit may cost on a phone. */
const budgets = [
  { path: '/', total: 200, script: 80 },
  { path: '/news', total: 110, script: 80 },
  { path: '/operations', total: 110, script: 80 },
  { path: '/press', total: 200, script: 80 },
  { path: '/operation-photos', total: 250, script: 80 },
  { path: '/activities/social', total: 250, script: 80 },
  ...textPages.map((path) => ({ path, total: 60, script: 2 })),
];

test.describe('on a phone', { tag: '@phone' }, () => {
  for (const { path, total, script } of budgets) {
    test(`${path} costs a first visitor at most ${total} KB and does not jump`, async ({ page }) => {
      const visit = await measureFirstVisit(page, path);
      expect(visit.total).toBeLessThanOrEqual(total);
      expect(visit.script).toBeLessThanOrEqual(script);
      expect(visit.shift).toBe(0);
    });
  }

  test('each article costs at most 70 KB with its picture', async ({ page, request }) => {
    const news: { id: number }[] = await (await request.get('/api/news')).json();
    expect(news.length).toBeGreaterThan(0);
    for (const { id } of news) {
      await page.context().clearCookies();
      const visit = await measureFirstVisit(page, `/news/${id}`);
      expect.soft(visit.total, `/news/${id}`).toBeLessThanOrEqual(70);
      expect.soft(visit.script).toBeLessThanOrEqual(2);
    }
  });
});

test('the first load of an article fetches no panel code, sets no cookie and asks nobody else', async ({
  page,
  context,
  site,
  noFaults: _watched,
}) => {
  const news: { id: number }[] = await (await page.request.get('/api/news')).json();
  const { requests } = await measureFirstVisit(page, `/news/${news[0]?.id}`);
  const panelFiles = await filesOfPanel(page.request, site.url);
  expect(panelFiles.length).toBeGreaterThan(0);
  expect(requests.filter((url) => panelFiles.some((file) => url.endsWith(file)))).toEqual([]);
  expect(requests.filter((url) => new URL(url).origin !== site.url)).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

/** The script and stylesheet that the panel's page names. */
async function filesOfPanel(
  request: { get(url: string): Promise<{ text(): Promise<string> }> },
  url: string,
) {
  const shell = await (await request.get(`${url}/adminpanel`)).text();
  return [...shell.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file]) => file ?? '');
}
