import { createHash } from 'node:crypto';
import { zstdDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { openTestApp } from '../../../tests/support/app.ts';
import { freshDatabase } from '../../../tests/support/databases.ts';

const hashOf = (page: Buffer) => createHash('sha256').update(page).digest();
const codings = 'gzip, deflate, br, zstd, dcb, dcz';

async function open(siteUrl?: string) {
  const app = await openTestApp(await freshDatabase(), { siteUrl });
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await app.visitor().get(path, headers);
    return { headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) };
  };
  /** As a browser asks that has this page. */
  const askAfter = (page: Buffer, path: string) =>
    ask(path, {
      'accept-encoding': codings,
      'available-dictionary': `:${hashOf(page).toString('base64')}:`,
    });
  return { app, ask, askAfter };
}

test('the next page is the difference to the one a visitor has, and says to which', async () => {
  const { ask, askAfter } = await open('https://example.org');
  const home = await ask('/');
  expect(home.headers.get('use-as-dictionary')).toBe('match="/*",match-dest=("document")');
  const mission = await ask('/mission');
  const difference = await askAfter(home.body, '/mission');
  expect(difference.headers.get('content-encoding')).toBe('dcz');
  expect(difference.headers.get('vary')).toBe('accept-encoding,available-dictionary,sec-ch-ua');
  expect(difference.body.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
  expect(difference.body.subarray(8, 40)).toEqual(hashOf(home.body));
  const whole = zstdDecompressSync(difference.body.subarray(40), { dictionary: home.body });
  expect(whole).toEqual(mission.body);
});

test('what says nothing of dictionaries to caches is no difference either', async () => {
  const { ask, askAfter } = await open('https://example.org');
  const home = await ask('/');
  for (const path of ['/yok', '/news/999', '/api/news', '/feed.xml', '/sitemap.xml'])
    for (let time = 0; time < 2; time += 1) {
      const { headers } = await askAfter(home.body, path);
      expect([path, headers.get('content-encoding'), headers.get('vary')]).toEqual([
        ...[path, 'br', expect.not.stringContaining('available-dictionary')],
      ]);
    }
});

test('who has a page that is not known any more, or takes no differences, gets the page as ever', async () => {
  const { ask, askAfter } = await open('https://example.org');
  const home = await ask('/');
  const stranger = await askAfter(Buffer.from('made up'), '/mission');
  expect(stranger.headers.get('content-encoding')).toBe('br');
  const old = await ask('/mission', {
    'accept-encoding': 'br',
    'available-dictionary': `:${hashOf(home.body).toString('base64')}:`,
  });
  expect(old.headers.get('content-encoding')).toBe('br');
});

test('when many differences are asked for at once, the later ones get the page as ever', async () => {
  const { ask, askAfter } = await open('https://example.org');
  const pages = ['/', '/about', '/mission', '/donate', '/contact', '/privacy', '/press', '/volunteer'];
  const have = await Promise.all(pages.map((path) => ask(path)));
  const answers = await Promise.all(have.flatMap(({ body }) => pages.map((path) => askAfter(body, path))));
  const codingsSent = answers.map(({ headers }) => headers.get('content-encoding'));
  expect(new Set(codingsSent)).toEqual(new Set(['br', 'dcz']));
});

test('only Chromium may keep a page as a dictionary, which asks for each page that is gone to', async () => {
  const { ask } = await open('https://example.org');
  const lifetimes = async (headers: Record<string, string>) =>
    (await ask('/mission', headers)).headers.get('cache-control');
  expect(await lifetimes({})).toBe('no-cache');
  expect(await lifetimes({ 'sec-ch-ua': '"Chromium";v="150"' })).toBe('max-age=0,stale-while-revalidate=600');
});

test('nothing is offered over http, nor by what only staff may read', async () => {
  const overHttp = await open();
  expect((await overHttp.ask('/mission')).headers.get('use-as-dictionary')).toBeNull();
  const { app } = await open('https://example.org');
  const ayse = await app.signedIn('ayse');
  for (const path of ['/adminpanel', '/adminpanel/preview/site/mission', '/api/news', '/search?q=a']) {
    const { headers } = await ayse.get(path);
    expect([path, headers.get('use-as-dictionary')]).toEqual([path, null]);
  }
});
