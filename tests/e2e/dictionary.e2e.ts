import { createHash } from 'node:crypto';
import { readDifference } from '../support/answer-bytes.ts';
import { listArticles, listPublicPages } from '../support/public-pages.ts';
import { type Site, startSite } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

let site: Site;
test.beforeAll(async () => {
  site = await startSite({ env: { SITE_URL: 'https://example.org' } });
});
test.afterAll(() => site.stop());

test('a browser that has one page of a site behind https gets the next as the difference', {
  tag: '@desktop',
}, async ({ page }) => {
  const codings: (string | undefined)[] = [];
  page.on('response', (response) => {
    if (response.request().isNavigationRequest()) codings.push(response.headers()['content-encoding']);
  });
  await page.goto(site.url);
  for (const [path, heading] of [
    ['/mission', 'Misyon'],
    ['/donate', 'Bağış'],
  ] as const) {
    // the browser writes the dictionary down after the page
    await page.waitForTimeout(1_000);
    await page.goto(site.url + path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
  }
  expect(codings).toEqual(['br', 'dcz', 'dcz']);
});

/** Two packets. */
const mostOfNext = 2_920;

test('the next page comes in two packets, in the middle of all pages', { tag: '@desktop' }, async ({
  request,
}) => {
  const paths = [...(await listPublicPages(request)), ...(await listArticles(request))];
  const pages = await Promise.all(
    paths.map((path) => fetch(site.url + path).then((answer) => answer.arrayBuffer())),
  );
  const hashes = pages.map((page) => createHash('sha256').update(Buffer.from(page)).digest('base64'));
  const sizes: number[] = [];
  // every fourth page stands for those that a visitor has
  for (const [from, hash] of hashes.entries())
    for (const path of from % 4 === 0 ? paths.filter((path) => path !== paths[from]) : [])
      sizes.push(await readDifference(site.url, { path, hash }));
  const middle = sizes.toSorted((a, b) => a - b)[sizes.length >> 1];
  expect(middle).toBeLessThanOrEqual(mostOfNext);
});
