import type { Kysely } from 'kysely';
import type { Tables } from '#/db/tables.ts';
import type { FindPicture } from '#/media/library-picture.ts';
import type { LightPage, Page, Redirect } from '#/render/page.ts';
import { notFoundPage } from '#/site/light/not-found.ts';

export interface Visit<Query> {
  db: Kysely<Tables>;
  params: Record<string, string>;
  findPicture: FindPicture;
  /** What the page reads of the query string, with every unknown value gone. */
  query: Query;
  /** The data, or undefined when the database cannot be reached: for pages that can fill themselves in later. */
  ifReachable<Data>(reading: Promise<Data>): Promise<Data | undefined>;
}

/** Undefined when there is nothing at this address. */
export type Drawn = Page | Redirect | undefined;

export interface PublicPage {
  path: string;
  /** The main address, when this one is an alias. */
  canonical: string | undefined;
  /** What stands at an address of this kind when there is nothing. */
  missing: LightPage;
  prepare(search: URLSearchParams): {
    /** Tells apart the variants of the page that the query string selects. */
    variant: string;
    /** True for what everybody gets who just follows a link: no parameter, no choice. */
    isFixed: boolean;
    draw(visit: Omit<Visit<unknown>, 'query'>): Promise<Drawn>;
  };
}

interface Particulars<Query> {
  /** What the page reads of the query string; nothing unless said. */
  readQuery?: (search: URLSearchParams) => Query;
  missing?: LightPage;
}

/** One public URL, and how it is drawn. */
export function page<Query = null>(
  path: string,
  draw: (visit: Visit<Query>) => Drawn | Promise<Drawn>,
  { readQuery = () => null as Query, missing = notFoundPage }: Particulars<Query> = {},
): PublicPage {
  const plainVariant = JSON.stringify(readQuery(new URLSearchParams()));
  return {
    path,
    canonical: undefined,
    missing,
    prepare(search) {
      const query = readQuery(search);
      const variant = JSON.stringify(query);
      return {
        variant,
        isFixed: variant === plainVariant && !path.includes(':'),
        draw: async (visit) => draw({ ...visit, query }),
      };
    },
  };
}

/** The same page at a second address, which names the first as the canonical one. */
export const alias = (path: string, main: PublicPage): PublicPage => ({
  ...main,
  path,
  canonical: main.path,
});
