import { setTimeout } from 'node:timers/promises';
import { type AnswerBytes, readAnswer } from '../support/answer-bytes.ts';
import { listArticles, listPublicPages } from '../support/public-pages.ts';
import { type Site, startSite } from '../support/site.ts';
import { measureStyles } from '../support/style-coverage.ts';
import { openTabs, visitAll } from '../support/tabs.ts';
import { expect, test } from '../support/test.ts';

/**
 * Ten packets come in the first flight (RFC 6928), 14,600 bytes with headers; what is more waits for a journey there and
 * back, which takes a phone longer than anything else. A page that is not named here must fit.
 */
const flight = 14_600;
// 46 articles in one page, as a book has them
const others: Record<string, number> = { '/statute': 17_500, '/no-such-page': 3_000 };

const unlisted = [
  ...['/search', '/search?q=arama', '/search?q=g%C3%B6n%C3%BCll%C3%BC', '/search?q=a'],
  ...['/news?category=E%C4%9Fitim', '/operations?type=Deprem', '/activities', '/gallery', '/social'],
  '/no-such-page',
];

const longestHead = 800;
const mostUnused = 0.05;

/** As visitors meet it: behind an address of its own, which stands in every page. */
let site: Site;
test.beforeAll(async () => {
  site = await startSite({ env: { SITE_URL: 'https://www.dernek.example.org' } });
});
test.afterAll(() => site.stop());

test('every page comes in the first flight, headers included', { tag: '@desktop' }, async ({ request }) => {
  const paths = [...(await listPublicPages(request)), ...(await listArticles(request)), ...unlisted];
  const first = await readAll(paths);
  await readAll(paths);
  // the second visit has each page compressed better, one after the other
  await setTimeout(3000);
  const later = await readAll(paths);
  for (const [index, path] of paths.entries()) {
    const bytes = Math.max(first[index]?.total ?? 0, later[index]?.total ?? 0);
    expect.soft(bytes, path).toBeLessThanOrEqual(others[path] ?? flight);
    expect.soft(first[index]?.head, `head of ${path}`).toBeLessThanOrEqual(longestHead);
  }
});

test('every picture says its size before it comes', { tag: '@desktop' }, async ({ request }) => {
  for (const path of [...(await listPublicPages(request)), ...(await listArticles(request)), ...unlisted]) {
    const { html } = await readAnswer(site.url, path);
    const unsized = html.match(/<(?:img|video)(?![^>]* width="\d+" height="\d+")[^>]*>/g) ?? [];
    expect.soft(unsized, path).toEqual([]);
  }
});

test('a page brings hardly a rule that it does not use', { tag: '@desktop' }, async ({
  context,
  request,
}) => {
  const paths = [...(await listPublicPages(request)), ...(await listArticles(request)).slice(0, 1)];
  test.setTimeout(paths.length * 20_000);
  const visits = await openTabs(async () => {
    const page = await context.newPage();
    return async (path) => {
      const { all, unused } = await measureStyles(page, path);
      const bytes = unused.reduce((sum, rule) => sum + rule.bytes, 0);
      const rules = unused.map(({ text }) => text).join('\n');
      expect.soft(bytes / all, `${path}: ${bytes} of ${all} bytes\n${rules}`).toBeLessThanOrEqual(mostUnused);
    };
  });
  await visitAll(paths, visits);
});

async function readAll(paths: string[]): Promise<AnswerBytes[]> {
  const answers: AnswerBytes[] = [];
  for (const path of paths) answers.push(await readAnswer(site.url, path));
  return answers;
}
