import type { Kysely } from 'kysely';
import type { ContentSource } from '#/content/content-source.ts';
import type { Content } from '#/content/documents.ts';
import { withTimeout } from '#/db/connection.ts';
import type { Tables } from '#/db/tables.ts';
import { istanbulDay } from '#/format/dates.ts';
import type { FindPicture } from '#/media/library-picture.ts';
import type { BarePage, LightPage, Page, Redirect } from '#/render/page.ts';
import { notFoundPage } from '#/site/light/light-pages.ts';
import type { Parts } from './parts.ts';

export interface Visit<Query> {
  db: Kysely<Tables>;
  /** The one snapshot that the whole answer is drawn from. */
  content: Content;
  params: Record<string, string>;
  /** Public origin, when it is known. */
  siteUrl: string | undefined;
  findPicture: FindPicture;
  /** 'YYYY-MM-DD' in Istanbul. Each page is drawn again when it changes. */
  today: string;
  /** Checked: unknown values are gone. */
  query: Query;
  /** Undefined when the database cannot be reached, for pages that can load their data later. */
  ifReachable<Data>(reading: Promise<Data>): Promise<Data | undefined>;
}

/** Undefined when there is nothing at this address. */
export type Drawn = Page | BarePage | Redirect | undefined;

export interface PublicPage {
  path: string;
  /** Set when this page is an alias. */
  canonical: string | undefined;
  missing: LightPage;
  /** @param content for a query that names a part of it; without, it names none */
  prepare(
    search: URLSearchParams,
    content?: Content,
  ): {
    /** Part of the cache key: tells apart what the query string selects. Undefined when it selects nothing. */
    variant: string | undefined;
    isFixed: boolean;
    /** Whether the query has words that anybody may make up: such an answer is drawn after the pages, and not kept. */
    isEndless: boolean;
    draw(visit: Omit<Visit<unknown>, 'query'>): Promise<Drawn>;
  };
}

/**
 * Key under which the page cache holds a page.
 * @param variant of `prepare`
 */
export const keyOfPage = (path: string, variant: string | undefined): string =>
  variant === undefined ? path : `${path} ${variant}`;

interface Particulars<Query> {
  readQuery?: (search: URLSearchParams, content?: Content) => Query;
  missing?: LightPage;
  /** Tells of a path with a parameter that few pages stand behind it: their answers are never dropped for others. */
  areFew?: boolean;
  /** Tells of a query whether it is one of more than could be kept. */
  isEndless?: (query: Query) => boolean;
}

export function page<Query = null>(
  path: string,
  draw: (visit: Visit<Query>) => Drawn | Promise<Drawn>,
  {
    readQuery = () => null as Query,
    missing = notFoundPage,
    areFew = !path.includes(':'),
    isEndless = () => false,
  }: Particulars<Query> = {},
): PublicPage {
  const plainVariant = JSON.stringify(readQuery(new URLSearchParams()));
  return {
    path,
    canonical: undefined,
    missing,
    prepare(search, content) {
      const query = readQuery(search, content);
      const variant = JSON.stringify(query);
      return {
        variant: variant === plainVariant ? undefined : variant,
        isFixed: variant === plainVariant && areFew,
        isEndless: isEndless(query),
        draw: async (visit) => draw({ ...visit, query }),
      };
    },
  };
}

export const alias = (path: string, main: PublicPage): PublicPage => ({
  ...main,
  path,
  canonical: main.path,
});

/** Readings that every page is drawn from, each read once. */
export interface Read {
  content: Content;
  find: FindPicture;
  /** When that was; the notice comes and goes by it. */
  now: Date;
}

export async function readForPage({
  content,
  media,
  clock,
}: Pick<Parts, 'content' | 'media' | 'clock'>): Promise<Read> {
  const [snapshot, { find }] = await Promise.all([content.read(), media.library.read()]);
  return { content: snapshot, find, now: clock() };
}

/** A visit that fails when its data cannot be read. */
export const visitWith = (
  { config, database }: Pick<Parts, 'config'> & { database: Pick<Parts['database'], 'db'> },
  { content, find, now }: Read,
): Omit<Visit<unknown>, 'query'> => ({
  db: database.db,
  content,
  params: {},
  siteUrl: config.siteUrl,
  ifReachable: (reading) => reading,
  findPicture: find,
  today: istanbulDay(now),
});

const longestWait = 1000;

/**
 * Returns what was read last when reading takes over a second: a page that says that the rest must wait does not wait
 * for it.
 */
export function readContentSoon(content: ContentSource): Promise<Content> {
  return withTimeout(content.read(), { milliseconds: longestWait }).catch(() => content.last);
}
