import { readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { TestClock } from '../../../tests/support/app.ts';
import { listKept } from '../../../tests/support/kept-site.ts';
import { makeScratchFolder } from '../../../tests/support/scratch-folder.ts';
import { createLog } from '../log.ts';
import { openPages } from '../parts.ts';

const log = createLog('silent');
const ask = () => new Request('http://localhost/');
const answer = (body: string, status = 200) => ({ status, body, headers: { 'content-type': 'text/html' } });
const article = (id: number) => ({ key: `/news/${id}`, isFixed: false });
const fails = () => Promise.reject(new Error('no database'));

async function open(dataDir = makeScratchFolder('pages-')) {
  const clock = new TestClock();
  const pages = await openPages({ config: { dataDir }, log, clock: () => clock.now });
  const folder = join(dataDir, 'pages');
  return { ...pages, clock, dataDir, folder, countFiles: () => listKept(folder).length };
}

test('no more lies on disk than the cache holds, and what was asked for last stays', async () => {
  const { pageCache, keptPages, countFiles, dataDir, folder } = await open();
  keptPages.noteVersion(1);
  for (let id = 1; id <= 520; id += 1)
    await pageCache.respond(ask(), article(id), async () => answer(`${id}`));
  await keptPages.settle();
  expect(countFiles()).toBe(500);
  // a body, two compressions and a head of each, and the state
  const all = readdirSync(folder, { recursive: true, withFileTypes: true });
  expect(all.filter((entry) => entry.isFile())).toHaveLength(500 * 4 + 1);
  const { pageCache: later } = await open(dataDir);
  await expect(later.respond(ask(), article(20), fails)).rejects.toThrow('no database');
  expect(await (await later.respond(ask(), article(21), fails)).text()).toBe('21');
});

test('a page that is withdrawn while it is being written leaves no file', async () => {
  const { pageCache, keptPages, countFiles } = await open();
  keptPages.noteVersion(1);
  for (let round = 0; round < 20; round += 1) {
    pageCache.clear();
    await pageCache.respond(ask(), article(1), async () => answer(`${round}`));
    // as far as the writing comes in so many turns
    for (let turn = 0; turn < round; turn += 1) await new Promise(setImmediate);
    pageCache.clear();
    await pageCache.respond(ask(), article(1), async () => answer('', 404));
    await keptPages.settle();
    expect([round, countFiles()]).toEqual([round, 0]);
  }
});

test('a clock that is set back does not make an old page a new one', async () => {
  const { pageCache, keptPages, clock, dataDir } = await open();
  keptPages.noteVersion(1);
  await pageCache.respond(ask(), article(1), async () => answer('eski'));
  clock.forward({ hours: -5 });
  keptPages.noteVersion(2);
  await keptPages.settle();
  const { pageCache: later } = await open(dataDir);
  await expect(later.respond(ask(), article(1), fails)).rejects.toThrow('no database');
});

describe('a page that was found unchanged after a change', () => {
  async function keepUnchanged() {
    const { pageCache, keptPages, dataDir, folder } = await open();
    keptPages.noteVersion(1);
    await pageCache.respond(ask(), article(1), async () => answer('aynı'));
    await keptPages.settle();
    keptPages.noteVersion(2);
    pageCache.clear();
    await pageCache.respond(ask(), article(1), async () => answer('aynı'));
    await keptPages.settle();
    const [page] = listKept(folder);
    const askLater = async () => (await open(dataDir)).pageCache.respondWithLastGood(ask(), '/news/1');
    return { folder: join(folder, '.kept'), page: page?.head ?? '', askLater };
  }

  test('is shown by a later server', async () => {
    const { askLater } = await keepUnchanged();
    expect(await (await askLater())?.text()).toBe('aynı');
  });

  test('is not shown when nobody knows of the look any more', async () => {
    const { folder, askLater } = await keepUnchanged();
    writeFileSync(join(folder, 'times.json'), '{"');
    expect(await askLater()).toBeUndefined();
    rmSync(join(folder, 'times.json'));
    expect(await askLater()).toBeUndefined();
  });

  test('is not shown when its file is of another drawing than the one that was looked at', async () => {
    const { page, askLater } = await keepUnchanged();
    utimesSync(page, 1, 1);
    expect(await askLater()).toBeUndefined();
  });
});

test('what came from disk is not shown any more once the database has another version of the content', async () => {
  const { pageCache, keptPages, dataDir } = await open();
  keptPages.noteVersion(1);
  await pageCache.respond(ask(), article(1), async () => answer('eski hesap'));
  await keptPages.settle();
  const { pageCache: later, keptPages: laterKept } = await open(dataDir);
  for (let visit = 0; visit < 2; visit += 1)
    expect(await (await later.respond(ask(), article(1), fails)).text()).toBe('eski hesap');
  laterKept.noteVersion(2);
  await expect(later.respond(ask(), article(1), fails)).rejects.toThrow('no database');
  expect(await later.respondWithLastGood(ask(), '/news/1')).toBeUndefined();
});

test('a copy of the folder in which all files have the time of the copying makes no old page a new one', async () => {
  const { pageCache, keptPages, clock, dataDir, folder } = await open();
  keptPages.noteVersion(1);
  await pageCache.respond(ask(), article(1), async () => answer('eski hesap'));
  await keptPages.settle();
  clock.forward({ minutes: 1 });
  keptPages.noteVersion(2);
  await keptPages.settle();
  clock.forward({ hours: 1 });
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    utimesSync(join(folder, name), clock.now, clock.now);
  const { pageCache: later } = await open(dataDir);
  expect(await later.respondWithLastGood(ask(), '/news/1')).toBeUndefined();
});

test('without a state, or with a torn one, nothing is shown; what a killed server left half-written goes', async () => {
  const { pageCache, keptPages, dataDir, folder } = await open();
  keptPages.noteVersion(1);
  await pageCache.respond(ask(), article(1), async () => answer('bir'));
  await keptPages.settle();
  const part = join(folder, 'news/1.html.b.part');
  writeFileSync(part, 'half');
  utimesSync(part, 1, 1);
  writeFileSync(join(folder, '.kept/state.json'), '{"version":1,"chan');
  const { pageCache: later } = await open(dataDir);
  await expect(later.respond(ask(), article(1), fails)).rejects.toThrow('no database');
  const left = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  expect(left.filter((name) => name.endsWith('.part'))).toEqual([]);
});

test('a crowd that meets no database opens the file of a page once, and all get the page', async () => {
  const { pageCache, keptPages, dataDir } = await open();
  keptPages.noteVersion(1);
  await pageCache.respond(ask(), article(1), async () => answer('bir'));
  await keptPages.settle();
  const { pageCache: later, keptPages: laterKept } = await open(dataDir);
  let opened = 0;
  const find = laterKept.find.bind(laterKept);
  laterKept.find = (key) => {
    opened += 1;
    return find(key);
  };
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => later.respondWithLastGood(ask(), '/news/1')),
  );
  expect(new Set(answers.map((each) => each?.headers.get('age')))).toEqual(new Set(['0']));
  expect(opened).toBe(1);
  expect(await later.respondWithLastGood(ask(), '/news/2')).toBeUndefined();
});
