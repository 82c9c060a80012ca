import type { Kysely, SelectQueryBuilder } from 'kysely';
import { readContentVersion } from '#/db/content-version.ts';
import { readPlain } from '#/db/read-plain.ts';
import { openRowCache } from '#/db/row-cache.ts';
import type { Tables } from '#/db/tables.ts';
import { matchWords, searchKeyOf } from '#/format/turkish.ts';
import { type ListPage, listStep } from '#/stored/list-page.ts';
import { compareTexts } from './compare-texts.ts';

interface Listable {
  id: number;
  version: number;
  title: string;
}

interface ListQuery {
  search: string;
  order: string;
  page: number;
}

export interface ListPlan<Table extends keyof Tables, Item extends Listable, Query extends ListQuery> {
  /** Asks for everything, in the usual order. */
  all: Query;
  /** What a query chooses, but for its words, in its order; what is ordered by title, in the usual one. */
  choose: (
    db: Kysely<Tables>,
    query: Query,
  ) => SelectQueryBuilder<Tables, Table, { id: number; version: number }>;
  /** In any order. */
  read: (db: Kysely<Tables>, ids: readonly number[]) => Promise<Item[]>;
  /** The words that are searched. */
  textOf: (item: Item) => string;
}

/**
 * A list of the panel, a page at a time. The database finds and orders what it can; words, and titles as a Turkish
 * dictionary orders them, are found in an index in memory, alike on both databases.
 */
export function openList<Table extends keyof Tables, Item extends Listable, Query extends ListQuery>(
  db: Kysely<Tables>,
  { all, choose, read, textOf }: ListPlan<Table, Item, Query>,
) {
  const makeOfItems = openRowCache<Item, { item: Item; key: string }>();
  const readIndex = oncePerContent(db, async () =>
    makeOfItems({
      present: await readPlain(db, choose(db, all).limit(mostListed)),
      read: (ids) => read(db, ids),
      make: (item) => ({ item, key: searchKeyOf(textOf(item)) }),
    }),
  );

  async function readPage(query: Query): Promise<ListPage<Item>> {
    const from = (query.page - 1) * listStep;
    if (query.search.trim() === '' && query.order !== 'title') {
      const rows = await choose(db, query).limit(listStep).offset(from).execute();
      const items = await readInOrder(rows.map(({ id }) => id));
      return { total: await count(all), found: await count(query), items };
    }
    const ids = await findIds(query);
    const { length: total } = await readIndex();
    return { total, found: ids.length, items: await readInOrder(ids.slice(from, from + listStep)) };
  }

  /** Finds the ids of everything that matches, in its order, whatever the page. */
  async function findIds(query: Query): Promise<number[]> {
    const entries = new Map((await readIndex()).map((entry) => [entry.item.id, entry]));
    const isMeant = matchWords(query.search);
    const found = (await readPlain(db, choose(db, query)))
      .flatMap(({ id }) => entries.get(id) ?? [])
      .filter(({ key }) => isMeant(key));
    if (query.order === 'title') found.sort((a, b) => compareTexts(a.item.title, b.item.title));
    return found.map(({ item }) => item.id);
  }

  async function readInOrder(ids: readonly number[]): Promise<Item[]> {
    if (ids.length === 0) return [];
    const items = new Map((await read(db, ids)).map((item) => [item.id, item]));
    return ids.flatMap((id) => items.get(id) ?? []);
  }

  async function count(query: Query): Promise<number> {
    const { number } = await choose(db, query)
      .clearSelect()
      .clearOrderBy()
      .select((row) => row.fn.countAll<number>().as('number'))
      .executeTakeFirstOrThrow();
    return number;
  }

  return { readPage, findIds, readIndex };
}

/** Most entries of an index, more than an association writes; as many take some 20 MB. */
const mostListed = 20_000;

/** Reads entries again at the first look after they have changed. */
function oncePerContent<Index>(db: Kysely<Tables>, read: () => Promise<Index>): () => Promise<Index> {
  let latest: { version: number; index: Promise<Index> } | undefined;
  return async () => {
    const version = await readContentVersion(db);
    if (latest?.version !== version) {
      const reading = { version, index: read() };
      latest = reading;
      // the next look tries again
      reading.index.catch(() => {
        if (latest === reading) latest = undefined;
      });
    }
    return latest.index;
  };
}
