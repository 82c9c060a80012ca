import type { Kysely } from 'kysely';
import { readContentVersion } from '#/db/content-version.ts';
import { openRowCache } from '#/db/row-cache.ts';
import type { Tables } from '#/db/tables.ts';
import { matchWords, searchKeyOf } from '#/format/turkish.ts';
import { type ListPage, listStep } from '#/stored/list-page.ts';

export interface Indexed<Item> {
  item: Item;
  key: string;
}

interface Listed<Item> {
  /** In the order of the list. */
  present: (db: Kysely<Tables>) => Promise<{ id: number; version: number }[]>;
  read: (db: Kysely<Tables>, ids: readonly number[]) => Promise<Item[]>;
  /** The words that are searched. */
  textOf: (item: Item) => string;
}

/**
 * What a list of the panel shows of every entry, in memory: searched alike on both databases. At the first look after a
 * change of content the entries that have changed are read again.
 * @returns the reader
 */
export function openListIndex<Item extends { id: number; version: number }>(
  db: Kysely<Tables>,
  { present, read, textOf }: Listed<Item>,
): () => Promise<Indexed<Item>[]> {
  const makeOfItems = openRowCache<Item, Indexed<Item>>();
  let latest: { version: number; index: Promise<Indexed<Item>[]> } | undefined;

  const readIndex = async () =>
    makeOfItems({
      present: await present(db),
      read: (ids) => read(db, ids),
      make: (item) => ({ item, key: searchKeyOf(textOf(item)) }),
    });

  return async () => {
    const version = await readContentVersion(db);
    if (latest?.version !== version) {
      const reading = { version, index: readIndex() };
      latest = reading;
      // the next look tries again
      reading.index.catch(() => {
        if (latest === reading) latest = undefined;
      });
    }
    return latest.index;
  };
}

/** What the database can find and order by itself: words, and titles as a Turkish dictionary orders them, it cannot. */
export const isFoundInStore = ({ search, order }: { search: string; order: string }) =>
  search.trim() === '' && order !== 'title';

interface Wanted<Item, Query = { search: string }> {
  /** Each of its words must stand in the entry's text. */
  query: Query;
  accepts: (item: Item) => boolean;
  order: (found: Item[]) => Item[];
}

export function findInList<Item>(
  index: readonly Indexed<Item>[],
  wanted: Wanted<Item, { search: string; page: number }>,
): ListPage<Item> {
  const found = findAllInList(index, wanted);
  const from = (wanted.query.page - 1) * listStep;
  return { total: index.length, found: found.length, items: found.slice(from, from + listStep) };
}

/** Whatever the page. */
export function findAllInList<Item>(
  index: readonly Indexed<Item>[],
  { query: { search }, accepts, order }: Wanted<Item>,
): Item[] {
  const isMeant = matchWords(search);
  const found = index.filter(({ item, key }) => accepts(item) && isMeant(key));
  return order(found.map(({ item }) => item));
}
