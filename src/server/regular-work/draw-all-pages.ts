import { setTimeout as sleep } from 'node:timers/promises';
import { minute } from '#/format/durations.ts';
import { newsAddress } from '#/news/news-address.ts';
import { listNewsForFeed } from '#/news/published-news.server.ts';
import { allSessions } from '#/site/courses/upcoming-sessions.ts';
import { feedPath } from '#/site/frame/head-links.ts';
import { domains } from '../calls.ts';
import { bankAccountsPath } from '../feeds/bank-accounts.ts';
import { crisisPages, listPages } from '../pages.tsx';
import type { Parts } from '../parts.ts';
import { regularly } from './timers.ts';

type Needed = Pick<Parts, 'content' | 'contentWatch' | 'database' | 'keptPages' | 'log' | 'pageCache'>;

interface App {
  request: (path: string) => Response | Promise<Response>;
}

/** In ms. Several changes that come together are followed once. */
const lookEvery = 1000;
/** In ms between two pages, so that visitors come first. */
const pause = 25;
/** The page cache holds 500 pages that are not fixed; visitors' lists and parts of the gallery need some. */
const mostArticles = 400;

/**
 * Draws what visitors may ask for next, after a start and after each change: a copy that has just started is as warm as the
 * others, and what is kept on disk is never much older than what is published.
 * @returns what stops it, and waits for what is under way
 */
export async function drawAllPages(parts: Needed, app: App): Promise<() => Promise<void>> {
  const { pageCache } = parts;
  const stopping = new AbortController();
  let [seen, drawn] = [-1, -1];

  async function look() {
    const { generation } = pageCache;
    const isQuiet = generation === seen;
    seen = generation;
    if (!isQuiet || generation === drawn) return;
    if (await drawPages(parts, { app, pause, signal: stopping.signal })) drawn = generation;
  }

  await noteVersion(parts);
  return regularly(parts.log, [
    {
      ...{ every: lookEvery, after: lookEvery, what: 'pages not drawn', run: look },
      stop: () => stopping.abort(),
    },
    { every: minute, what: 'version not noted', run: () => noteVersion(parts) },
  ]);
}

/** @returns false when it was broken off, the content changed, or the database could not be asked: then it has to be done again */
export async function drawPages(
  parts: Needed,
  { app, pause = 0, signal }: { app: App; pause?: number; signal?: AbortSignal },
): Promise<boolean> {
  const { pageCache, keptPages } = parts;
  if (!(await noteVersion(parts))) return false;
  const { generation } = pageCache;
  const isStill = () => pageCache.generation === generation && !signal?.aborted;
  const held = pageCache.listKeys();
  const listed = await listAddresses(parts).catch(() => undefined);
  if (!listed) return false;
  const others = held.filter((key) => !listed.includes(key));
  for (const key of [...listed, ...others]) {
    if (!isStill()) return false;
    const address = addressOf(key);
    // what had to go for others meanwhile is not drawn again
    if (address === undefined || (!listed.includes(key) && !pageCache.holds(key))) continue;
    if (pageCache.isCurrent(key)) continue;
    await app.request(address);
    await sleep(pause);
  }
  if (!(await noteVersion(parts)) || !isStill()) return false;
  await keptPages.settle();
  keptPages.dropOthers();
  return true;
}

/**
 * Through the watch, so that all that holds content hears of a change that went unnoticed before a page of it counts as right.
 * @returns false when the database does not answer
 */
async function noteVersion({ contentWatch, keptPages }: Needed): Promise<boolean> {
  const version = await contentWatch.look();
  if (version !== undefined) keptPages.noteVersion(version);
  return version !== undefined;
}

/** Of what visitors may ask for next; the articles are the newest. */
async function listAddresses({ content, database: { db } }: Needed): Promise<string[]> {
  const known = await content.read();
  const news = await listNewsForFeed(db, { limit: mostArticles });
  return [
    ...[...listPages(known), ...(known.crisis.kind === 'off' ? [] : crisisPages)].map(({ path }) => path),
    ...[feedPath, bankAccountsPath, '/robots.txt', '/sitemap.xml'],
    ...Object.values(domains).map(({ path }) => `/api${path}`),
    ...allSessions(known.coursePages).map(({ calendarPath }) => calendarPath),
    ...news.map(newsAddress),
  ];
}

/** Of a key of the page cache: a path, or a path and the query as JSON. Undefined for one that has no address. */
function addressOf(key: string): string | undefined {
  const [path = '', ...rest] = key.split(' ');
  const variant = rest.join(' ');
  if (!path.startsWith('/')) return undefined;
  if (variant === '') return encodeURI(path);
  if (!variant.startsWith('{')) return undefined;
  const query = Object.entries(JSON.parse(variant)).flatMap(([name, value]) =>
    value === null ? [] : [[name, String(value)]],
  );
  return `${encodeURI(path)}?${new URLSearchParams(query)}`;
}
