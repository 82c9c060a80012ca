import { once } from 'node:events';
import { type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Desk } from '#/admin/answers.server.ts';
import { type DayReads, readsOfYear } from '#/db/page-reads.ts';
import { previewPaths } from '#/http/panel-paths.ts';
import { openTestApp } from '../../tests/support/app.ts';
import { turnCrisis } from '../../tests/support/crisis.ts';
import { describeEachDatabase, freshDatabase } from '../../tests/support/databases.ts';
import { answerFromCache, createApp } from './app.ts';
import { PageReads } from './cache/page-reads.ts';
import { listen } from './connections/listen.ts';
import { openPages, openParts, type Parts, stopParts, storeReads } from './parts.ts';
import { drawPages } from './regular-work/draw-all-pages.ts';
import { doHousekeeping } from './regular-work/due-work.ts';
import { createWaitingApp } from './waiting/waiting-app.tsx';

const article = { title: 'Kar', excerpt: 'Özet.', content: 'Metin.', category: 'Duyuru', published: true };
const today = '2026-11-20';

/** Stores what was counted. @returns path, reads, reads of bots of each page */
async function listReads(parts: Parts): Promise<[string, number, number][]> {
  await storeReads(parts);
  const rows = await parts.database.db.selectFrom('pageReads').selectAll().orderBy('path').execute();
  return rows.map(({ path, reads, botReads }) => [path, reads, botReads]);
}

/** A site with one article that answers over the network, so also without the app. */
async function serve() {
  const opened = await openTestApp(await freshDatabase());
  const app = createApp(opened.parts);
  const answerAtOnce = answerFromCache(opened.parts);
  const server = await listen(app, { port: 0, host: '127.0.0.1', answerAtOnce });
  onTestFinished(() => server.finish(0));
  const mert = await opened.signedIn('mert');
  await mert.post('/api/news', article);
  /** As a browser goes to a page; `fetch` of Node tells another `sec-fetch-mode`. */
  const ask = async (path: string, headers: OutgoingHttpHeaders = {}, method = 'GET') => {
    const url = `http://127.0.0.1:${server.port}${path}`;
    const asked = request(url, { method, headers: { 'sec-fetch-mode': 'navigate', ...headers } }).end();
    const [answer]: [IncomingMessage] = (await once(asked, 'response')) as [IncomingMessage];
    await buffer(answer);
    return answer;
  };
  return { ...opened, app, ask };
}

test('a page is counted by each road on which it leaves, under one address', async () => {
  const { ask, parts } = await serve();
  const first = await ask('/mission');
  const again = await ask('/mission', { 'if-none-match': first.headers.etag });
  expect(again.statusCode).toBe(304);
  for (const coding of ['br', 'gzip', 'identity']) await ask('/mission', { 'accept-encoding': coding });
  await ask('/mission', { cookie: 'a=b' });
  for (const query of ['?x=1', '?x=2', '?utm_source=kar']) await ask(`/mission${query}`);
  for (const path of ['/news/1', '/news/1', '/news/1-kar', '/news/1-k%61r', '/news/1-baska']) await ask(path);
  for (const path of ['/news?category=Duyuru', '/gallery', '/operation-photos', '/search?q=kar'])
    await ask(path);
  expect(await listReads(parts)).toEqual([
    ['/mission', 9, 0],
    ['/news', 1, 0],
    ['/news/1', 4, 0],
    ['/operation-photos', 2, 0],
    ['/search', 1, 0],
  ]);
});

test('a crowd that waits while a page is drawn again is counted, each of them once', async () => {
  const { ask, parts } = await serve();
  await ask('/mission');
  parts.pageCache.clear();
  await Promise.all(Array.from({ length: 20 }, () => ask('/mission')));
  expect(await listReads(parts)).toEqual([['/mission', 21, 0]]);
});

test('the crisis page is counted as the page whose place it takes', async () => {
  const { ask, parts, signedIn } = await serve();
  await turnCrisis(await signedIn('ayse'), 'earthquake');
  for (const path of ['/', '/', '/home', '/crisis/en']) await ask(path);
  expect(await listReads(parts)).toEqual([
    ['/', 3, 0],
    ['/crisis/en', 1, 0],
  ]);
});

test('bots that say so are counted apart', async () => {
  const { ask, parts } = await serve();
  const bots = [
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'Baiduspider',
    'curl/8.5.0',
  ];
  const people = [
    'Mozilla/5.0 (Linux; Android 14; CUBOT X90) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1',
    'Lynx/2.9.2 libwww-FM/2.14',
  ];
  for (const agent of [...bots, ...people]) await ask('/', { 'user-agent': agent });
  expect(await listReads(parts)).toEqual([['/', people.length, bots.length]]);
});

test('what nobody reads is not counted', async () => {
  const { ask, app, parts, signedIn } = await serve();
  for (const path of ['/', '/about', '/news/1-kar', '/search?q=kar']) {
    await ask(path, {}, 'HEAD');
    await ask(path, { 'sec-purpose': 'prefetch' });
    await ask(path, { 'sec-purpose': 'prefetch;prerender' });
    // a copy for a time without a network
    await ask(path, { 'sec-fetch-mode': 'cors' });
  }
  for (const path of ['/yok', '/news/9', '/news/9-yok', '/about/', '/healthz', '/readyz', '/outage.html'])
    await ask(path);
  for (const path of [
    '/api/news',
    '/sitemap.xml',
    '/feed.xml',
    '/robots.txt',
    '/artwork/gece.webp',
    '/admin-login',
  ])
    await ask(path);
  expect(await drawPages(parts, { app })).toBeGreaterThan(0);
  const ayse = await signedIn('ayse');
  for (const path of ['/adminpanel', previewPaths.news(1), previewPaths.site('/about')])
    expect((await ayse.get(path)).status).toBe(200);
  expect(await listReads(parts)).toEqual([]);
});

test('what is served while there is no database is counted, too', async () => {
  const { app, parts } = await serve();
  await drawPages(parts, { app });
  const { config, log, clock } = parts;
  const pages = await openPages({ config, log, clock });
  const waiting = createWaitingApp({ config, log, pages });
  for (const path of ['/', '/news/1-kar', '/activities', '/yok', '/api/news', '/search'])
    await waiting.request(path);
  const later = { ...parts, ...pages };
  expect(await listReads(later)).toEqual([
    ['/', 1, 0],
    ['/about', 1, 0],
    ['/news/1', 1, 0],
  ]);
});

describeEachDatabase('reads', (fresh) => {
  test('of two servers over one database add up, and a stop loses none', async () => {
    const database = await fresh();
    const one = await openTestApp(database);
    const { config, log, clock } = one.parts;
    const parts = await openParts({ config, log, clock, database });
    const other = createApp(parts);
    await one.visitor().get('/mission');
    for (let count = 0; count < 3; count += 1) await other.request('/mission');
    await Promise.all([storeReads(one.parts), storeReads(parts)]);
    await other.request('/mission');
    await other.request('/mission', { headers: { 'user-agent': 'bot' } });
    await stopParts(parts);
    expect(await listReads(one.parts)).toEqual([['/mission', 5, 1]]);
  });

  test('are counted on their day, raise no version, and are there when the database is back', async () => {
    const { parts, clock, visitor } = await openTestApp(await fresh());
    const { db } = parts.database;
    const version = () => db.selectFrom('contentVersion').selectAll().execute();
    const before = await version();
    await visitor().get('/mission');
    vi.spyOn(db, 'insertInto').mockImplementation(() => {
      throw new Error('away');
    });
    await expect(storeReads(parts)).rejects.toThrow('away');
    // after midnight in Istanbul
    clock.forward({ hours: 4 });
    await visitor().get('/mission');
    await expect(storeReads(parts)).rejects.toThrow('away');
    vi.restoreAllMocks();
    await storeReads(parts);
    expect(await db.selectFrom('pageReads').selectAll().orderBy('day').execute()).toEqual([
      { day: today, path: '/mission', reads: 1, botReads: 0 },
      { day: '2026-11-21', path: '/mission', reads: 1, botReads: 0 },
    ]);
    expect(await version()).toEqual(before);
    expect(await readsOfYear(db, 2026)).toEqual({ reads: 2, botReads: 0, since: today });
    expect(await readsOfYear(db, 2027)).toEqual({ reads: 0, botReads: 0, since: null });
    for (const [year, left] of Object.entries({ 2029: 2, 2030: 0 })) {
      clock.now = new Date(`${year}-06-01T12:00:00.000Z`);
      await doHousekeeping(parts);
      expect([year, (await readsOfYear(db, 2026)).reads]).toEqual([year, left]);
    }
  });

  test('of the last seven days are told on the desk, the ten pages that were read most by their names', async () => {
    const { parts, clock, visitor, signedIn } = await openTestApp(await fresh());
    await (await signedIn('mert')).post('/api/news', article);
    const readTimes = async (path: string, times: number) => {
      for (let count = 0; count < times; count += 1) await visitor().get(path);
    };
    await readTimes('/press', 9);
    await storeReads(parts);
    clock.forward({ hours: 7 * 24 });
    for (const [times, path] of ['/search', '/news/1', '/'].entries()) await readTimes(path, times + 2);
    const accounts = ['/hesap-verme/2025', '/hesap-verme/gelir-gider'];
    const once = ['/about', '/mission', '/audit', '/donate', '/contact', '/press', ...accounts];
    for (const path of once) await readTimes(path, 1);
    await visitor().get('/', { 'user-agent': 'Googlebot' });
    await storeReads(parts);
    const ayse = await signedIn('ayse');
    const { read }: Desk = await (await ayse.get(`/api/admin/desk?since=${clock.now.toISOString()}`)).json();
    expect(read).toMatchObject({ reads: 17, botReads: 1, pages: { length: 10 } });
    expect(read.pages.slice(0, 4)).toEqual([
      { path: '/', title: 'Ana sayfa', reads: 4 },
      { path: '/news/1', title: 'Kar', reads: 3 },
      { path: '/search', title: 'Arama', reads: 2 },
      { path: '/about', title: 'Hakkımızda', reads: 1 },
    ]);
    expect(read.pages.filter(({ path }) => accounts.includes(path)).map(({ title }) => title)).toEqual([
      '2025 Faaliyet Raporu',
      'Gelir ve gider',
    ]);
  });
});

test('made-up pages do not fill the memory, and a database that stays away neither', async () => {
  const reads = new PageReads();
  for (let number = 0; number < 6000; number += 1) {
    const count = reads.of(`/${number}`);
    if (count) count.reads += 1;
  }
  expect(reads.of('/5999')).toBeUndefined();
  const away = () => Promise.reject(new Error('away'));
  for (let day = 1; day <= 5; day += 1) {
    for (let number = 0; number < 5000; number += 1)
      Object.assign(reads.of(`/${number}`) ?? {}, { reads: 1 });
    await expect(reads.store(`2026-11-0${day}`, away)).rejects.toThrow('away');
  }
  Object.assign(reads.of('/7') ?? {}, { reads: 1 });
  const stored: DayReads[] = [];
  await reads.store('2026-11-01', async (rows) => void stored.push(...rows));
  expect(stored).toHaveLength(8000);
  expect(stored.find(({ day, path }) => day === '2026-11-01' && path === '/7')?.reads).toBe(2);
});
