import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import { lockContent } from '#/db/content-version.ts';
import { hasWords, readPlain } from '#/db/many-rows.ts';
import type { Tables } from '#/db/tables.ts';
import { searchKeyOf, titleKeyOf } from '#/format/turkish.ts';
import type { Authors } from '#/http/answers.server.ts';
import { tableOf } from '#/stored/kinds.ts';
import { type ListPage, listStep } from '#/stored/list-page.ts';
import type { Collection, ItemOf } from './collection.ts';
import type { Row } from './rows.server.ts';

/** What the query string of a list says. */
interface ListQuery {
  search: string;
  order: string;
  page: number;
}

export interface ListPlan<Table extends keyof Tables, Row, Item, Query extends ListQuery> {
  table: Table;
  /** Selects all that is listed, with the columns of an entry. */
  select: (db: Kysely<Tables>) => SelectQueryBuilder<Tables, Table, Row>;
  /** Narrows it to what a query chooses, but for its words. */
  narrow: (
    rows: SelectQueryBuilder<Tables, Table, Row>,
    query: Query,
  ) => SelectQueryBuilder<Tables, Table, Row>;
  /** The columns of each order. */
  orders: Record<Query['order'], Order>;
  present: (row: Row) => Item;
}

type Order = readonly (readonly [column: string, direction: 'asc' | 'desc'])[];

/**
 * A list of the panel, a page at a time. The database finds and orders all of it, words and titles by the columns that
 * `listKeysOf` keeps.
 */
export function listOf<Table extends keyof Tables, Row, Item, Query extends ListQuery>({
  table,
  select,
  narrow,
  orders,
  present,
}: ListPlan<Table, Row, Item, Query>) {
  type Rows = SelectQueryBuilder<Tables, Table, Row>;

  async function readPage(db: Kysely<Tables>, query: Query): Promise<ListPage<Item>> {
    const rows = selectFound(db, query);
    const [total, found] = [await count(select(db)), await count(rows)];
    const before = (query.page - 1) * listStep;
    // no more than there are, else few words would be looked for up to the last row
    const number = Math.min(listStep, found - before);
    if (number <= 0) return { total, found, items: [] };
    const page = await inOrder(rows, query).limit(number).offset(before).execute();
    return { total, found, items: page.map(present) };
  }

  /** Finds the ids of everything that matches, in its order, whatever the page. */
  async function findIds(db: Kysely<Tables>, query: Query): Promise<number[]> {
    const ids = inOrder(selectFound(db, query), query)
      .clearSelect()
      .select(sql.ref<number>(`${table}.id`).as('id'));
    return (await readPlain(db, ids)).map(({ id }) => id);
  }

  function selectFound(db: Kysely<Tables>, query: Query): Rows {
    const words = new Set(searchKeyOf(query.search).split(' '));
    let rows = narrow(select(db), query);
    // an empty one stands in every text
    for (const word of words) if (word !== '') rows = rows.where(hasWords(`${table}.searchKey`, word));
    return rows;
  }

  function inOrder(rows: Rows, query: Query): Rows {
    let ordered = rows;
    const order: Order = orders[query.order as Query['order']];
    for (const [column, direction] of order)
      ordered = ordered.orderBy(sql.ref(`${table}.${column}`), direction);
    return ordered;
  }

  return { readPage, findIds };
}

async function count<Table extends keyof Tables, Row>(
  rows: SelectQueryBuilder<Tables, Table, Row>,
): Promise<number> {
  const { number } = await rows
    .clearSelect()
    .select((row) => row.fn.countAll<number>().as('number'))
    .executeTakeFirstOrThrow();
  return number;
}

export interface SearchPlan<Of extends Collection> {
  /** The texts in which the panel's list finds words. */
  searched: (item: ItemOf<Of> & Authors) => readonly (string | null)[];
  /** Makes its further columns of that kind. */
  ownKeys?: (item: ItemOf<Of>) => Record<string, string>;
}

/** Keeps the columns by which the panel's lists find and order things, folded here so that both databases find alike. */
export function listKeysOf<Of extends Collection>(
  { kind }: Of,
  {
    searched,
    ownKeys,
    presentAuthored,
  }: SearchPlan<Of> & { presentAuthored: (row: Row) => ItemOf<Of> & Authors },
) {
  const table = tableOf[kind] as 'news';

  /** Call it in the transaction `tx` that wrote `row`. */
  async function keepKeys(tx: Kysely<Tables>, row: Row): Promise<void> {
    const item = presentAuthored(row);
    const keys = {
      searchKey: searchKeyOf(searched(item).join(' ')),
      titleKey: titleKeyOf(row.title),
      ...ownKeys?.(item),
    };
    if (Object.entries(keys).every(([name, key]) => key === row[name])) return;
    await tx.updateTable(table).set(keys).where('id', '=', row.id).execute();
  }

  /** Fills the keys of rows that have none, also of those in the bin. No page shows them. */
  async function fillKeys(db: Kysely<Tables>): Promise<void> {
    let last: number | undefined = 0;
    while (last !== undefined) last = await fillSome(db, last);
  }

  const fillSome = (db: Kysely<Tables>, after: number): Promise<number | undefined> =>
    db.transaction().execute(async (tx) => {
      // what another copy writes meanwhile has its own keys
      await lockContent(tx);
      const rows = await tx
        .selectFrom(table)
        .selectAll()
        .where('searchKey', '=', '')
        .where('id', '>', after)
        .orderBy('id')
        .limit(filledAtOnce)
        .execute();
      for (const row of rows) await keepKeys(tx, { ...row });
      return rows.at(-1)?.id;
    });

  return { keepKeys, fillKeys };
}

const filledAtOnce = 500;
