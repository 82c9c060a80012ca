import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { minute, second } from '#/format/durations.ts';
import { newsAddress } from '#/news/news-address.ts';
import { newsPerPage } from '#/news/news-list-page.tsx';
import type { NewsListQuery } from '#/news/news-list-query.ts';
import { listNewsForFeed } from '#/news/published-news.server.ts';
import { recordFiles } from '#/operations/operation-list-query.ts';
import { allSessions } from '#/site/courses/upcoming-sessions.ts';
import { feedPath, manifestPath } from '#/site/frame/head-links.ts';
import { addressOf } from '../cache/kept-files.ts';
import { missingPage } from '../cache/kept-pages.ts';
import { domains } from '../calls.ts';
import { bankAccountsPath } from '../feeds/bank-accounts.ts';
import { crisisPages, listPages } from '../pages.tsx';
import type { Parts } from '../parts.ts';
import { keyOfPage } from '../public-page.ts';
import { bringPictures, bringSiteFiles, noteRight, sweepSnapshot } from './snapshot-files.ts';
import { regularly } from './timers.ts';

type Needed = Pick<
  Parts,
  'config' | 'content' | 'contentWatch' | 'database' | 'keptPages' | 'log' | 'media' | 'pageCache'
>;

interface App {
  request: (path: string, init?: RequestInit) => Response | Promise<Response>;
}

/** In ms. */
const lookEvery = 100;
/** In ms after a page that was drawn again, so that visitors come first. Where looking was enough, who waits is let in between. */
const pause = 25;
/** The page cache holds 500 pages that are not fixed; visitors' lists and parts of the gallery need some. */
const mostArticles = 400;
/** Articles that were written last, and come before all other pages. */
const newest = 3;

/**
 * Draws what visitors may ask for next, after a start and after each change: a copy that has just started is as warm as the
 * others, and what is kept on disk is never much older than what is published.
 * @returns what stops it, and waits for what is under way
 */
export async function drawAllPages(parts: Needed, app: App): Promise<() => Promise<void>> {
  const { pageCache, log } = parts;
  const stopping = new AbortController();
  let [drawn, triedAt] = [-1, Number.NEGATIVE_INFINITY];
  let siteFiles: string[] | undefined;

  /** Once a minute also without a change: files may have gone from the disk, or there was no room for them. */
  async function look() {
    const since = performance.now() - triedAt;
    // a database that does not answer is asked once a second
    if (drawn === -1 ? since < second : since < minute && pageCache.generation === drawn) return;
    triedAt = performance.now();
    drawn = await drawPages(parts, { app, pause, siteFiles, signal: stopping.signal });
  }

  async function bringFiles() {
    siteFiles = await bringSiteFiles(parts.keptPages).catch(noteFailure(log));
    // now all may be right
    triedAt = Number.NEGATIVE_INFINITY;
  }

  await noteVersion(parts);
  return regularly(log, [
    { every: minute, what: 'scripts and drawings not kept on disk', run: bringFiles },
    {
      ...{ every: lookEvery, after: lookEvery, what: 'pages not drawn', run: look },
      stop: () => stopping.abort(),
    },
  ]);
}

interface Walk {
  app: App;
  /** In ms after a page that was drawn. */
  pause?: number;
  /** What comes with the site and is in the folder; left out, nothing is swept there. */
  siteFiles?: string[] | undefined;
  signal?: AbortSignal;
}

/**
 * Looks at all pages until each is right for the same content. What was written last comes first, and then what everybody reads; a
 * change meanwhile begins there again, and the others go on where they were.
 * @returns the generation of the content; -1 when it was broken off, or the database could not be asked
 */
export async function drawPages(parts: Needed, walk: Walk): Promise<number> {
  const { pageCache, keptPages, log } = parts;
  let waiting: string[] = [];
  for (;;) {
    const began = keptPages.stamp();
    if (walk.signal?.aborted || !(await noteVersion(parts))) return -1;
    const { generation } = pageCache;
    const isStill = () => pageCache.generation === generation && !walk.signal?.aborted;
    const listed = await listAddresses(parts).catch(() => undefined);
    if (!listed) return -1;
    const { first, tail } = listed;
    waiting = [...new Set([...first, ...waiting, ...tail, ...pageCache.listKeys().filter(addressOf)])];
    while (isStill() && waiting.length > 0) {
      const key = waiting.shift() ?? '';
      if (pageCache.isCurrent(key)) pageCache.keepAgain(key, began);
      // what had to go for others meanwhile is not drawn again
      else if (pageCache.holds(key) || first.includes(key) || tail.includes(key))
        await draw(key, parts, walk);
    }
    const pictures = await bringPictures(parts).catch(noteFailure(log));
    if (!isStill() || !(await noteVersion(parts)) || !isStill()) continue;
    await keptPages.settle();
    keptPages.dropOthers();
    await keptPages.settle();
    const wanted = pictures && walk.siteFiles && [...pictures, ...walk.siteFiles];
    if (wanted && (await sweepSnapshot(keptPages, wanted).catch(noteFailure(log))) && isStill())
      await noteRight(keptPages, began).catch(noteFailure(log));
    return generation;
  }
}

const noteFailure =
  (log: Needed['log']) =>
  (error: unknown): undefined =>
    void log.warn({ error }, 'snapshot not whole');

async function draw(key: string, { pageCache }: Needed, { app, pause = 0 }: Walk): Promise<void> {
  const address = addressOf(key);
  if (address === undefined) return;
  const isNew = !pageCache.holds(key);
  await pageCache.findRenewal(key);
  if (pageCache.isCurrent(key)) return nextTurn();
  // nobody reads it
  await app.request(address, { headers: { 'sec-purpose': 'prefetch' } });
  // until all are there, a crash finds some missing
  await sleep(isNew ? 1 : pause);
}

/**
 * Through the watch, so that all that holds content hears of a change that went unnoticed before a page of it counts as right.
 * @returns false when the database does not answer
 */
async function noteVersion({ contentWatch, keptPages }: Needed): Promise<boolean> {
  const version = await contentWatch.look();
  if (version === undefined) return false;
  keptPages.noteVersion(version);
  keptPages.dropOld();
  return true;
}

/** Of what visitors may ask for next; the articles are the newest, those that were written last before the others. */
async function listAddresses({ content, database: { db } }: Needed) {
  const known = await content.read();
  const news = await listNewsForFeed(db, { limit: mostArticles });
  const articles = news.toSorted((one, other) => (one.updatedAt < other.updatedAt ? 1 : -1)).map(newsAddress);
  const pages = Math.ceil(news.length / newsPerPage);
  const lists = Array.from({ length: Math.max(0, pages - 1) }, (_, index) =>
    keyOfPage('/news', JSON.stringify({ category: null, page: index + 2 } satisfies NewsListQuery)),
  );
  const ofCrisis = known.crisis.kind === 'off' ? [] : crisisPages;
  const first = [
    ...new Set([
      ...ofCrisis.map(({ path }) => path),
      ...articles.slice(0, newest),
      ...listPages(known).map(({ path }) => path),
    ]),
    ...[feedPath, bankAccountsPath, manifestPath, '/robots.txt', '/sitemap.xml', missingPage],
    ...Object.values(recordFiles),
    ...Object.values(domains).map(({ path }) => `/api${path}`),
    ...allSessions(known.coursePages).map(({ calendarPath }) => calendarPath),
  ];
  const tail = [...articles.slice(newest), ...lists];
  return { first, tail };
}
