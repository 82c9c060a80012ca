import type { Kysely } from 'kysely';
import type { Tables } from '#/db/tables.ts';
import type { FindPicture } from '#/media/library-picture.ts';
import type { Page } from '#/render/page.ts';

export interface Visit<Query> {
  db: Kysely<Tables>;
  params: Record<string, string>;
  findPicture: FindPicture;
  /** What the page reads of the query string, with every unknown value gone. */
  query: Query;
  /** The data, or undefined when the database cannot be reached: for pages that can fill themselves in later. */
  ifReachable<Data>(reading: Promise<Data>): Promise<Data | undefined>;
}

export interface PublicPage {
  path: string;
  /** The main address, when this one is an alias. */
  canonical: string | undefined;
  prepare(search: URLSearchParams): {
    /** Tells apart the variants of the page that the query string selects. */
    variant: string;
    draw(visit: Omit<Visit<unknown>, 'query'>): Promise<Page>;
  };
}

/** One public URL: how it is drawn, and what it reads of the query string (nothing unless said). */
export function page<Query = null>(
  path: string,
  draw: (visit: Visit<Query>) => Page | Promise<Page>,
  readQuery: (search: URLSearchParams) => Query = () => null as Query,
): PublicPage {
  return {
    path,
    canonical: undefined,
    prepare(search) {
      const query = readQuery(search);
      return { variant: JSON.stringify(query), draw: async (visit) => draw({ ...visit, query }) };
    },
  };
}

/** The same page at a second address, which names the first as the canonical one. */
export const alias = (path: string, main: PublicPage): PublicPage => ({
  ...main,
  path,
  canonical: main.path,
});
