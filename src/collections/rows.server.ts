import { type Generated, type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { z } from 'zod';
import { type Change, changeBetween } from '#/db/audit-log.ts';
import type { CollectionTable, PlannedTable, PublishableTable } from '#/db/content-tables.ts';
import { readWholeList } from '#/db/many-rows.ts';
import type { Tables } from '#/db/tables.ts';
import type { Authors } from '#/http/answers.server.ts';
import { auditFields } from '#/i18n/tr/audit-panel.ts';
import { tableOf } from '#/stored/kinds.ts';
import type { Collection, Field, Fields, ItemOf, Publication, ValuesOf } from './collection.ts';

/** The table of a collection, by its description. */
export type TableOf<Of extends Collection> = ColumnsOf<Of['fields']> & TablesByPublication[Of['publication']];

/** The columns of its fields; one that may be left out has a default in its table. */
type ColumnsOf<Described extends Fields> = {
  [Name in keyof Described]: Described[Name] extends { first: unknown }
    ? Generated<ColumnOf<Described[Name]>>
    : ColumnOf<Described[Name]>;
};

type ColumnOf<Of extends Field> = Of extends { column: 'json' }
  ? string
  : Of extends { column: 'flag' }
    ? 0 | 1
    : z.output<Of['answer']>;

interface TablesByPublication {
  none: CollectionTable;
  plain: PublishableTable;
  planned: PlannedTable;
}

/** A row of any collection: its own columns, and those that all of them have. */
export interface Row extends Record<string, unknown> {
  id: number;
  title: string;
  version: number;
  createdAt: string;
  updatedAt: string;
  /** The row that it refers to, as far as that may be seen; null for none. */
  foundReference?: number | null;
}

/** Tells what changed: without `before` something is new, without `after` it goes. */
export type DescribeChange = (before?: object, after?: object) => Change;

export interface RowsPlan {
  /** The columns by which its lists are ordered. */
  order: readonly (readonly [column: string, direction: 'asc' | 'desc'])[];
  /** Bytes that a list may have which is held whole. */
  most: number;
}

/** For whom rows are read: visitors see no draft, nor that something refers to one. */
interface Reader {
  isPublic: boolean;
}

const stamps = ['id', 'createdAt', 'updatedAt', 'version'];

const statesOf: Record<Publication, string[]> = {
  none: [],
  plain: ['isPublished'],
  planned: ['isPublished', 'isScheduled', 'publishAt'],
};

/** Reads the rows of a collection outside the bin, and presents them as its calls give them. */
export function rowsOf<Of extends Collection>(
  { kind, fields, publication, isSigned }: Of,
  { order, most }: RowsPlan,
) {
  // the tables share the columns that are named here, but Kysely cannot type a union of tables
  const table = tableOf[kind] as 'news';
  const described = Object.entries(fields);
  const reference = described.find(([, field]) => field.reference)?.[0];
  const columns = [...described.map(([name]) => name), ...stamps, ...statesOf[publication]];
  if (isSigned) columns.push('createdBy', 'updatedBy');
  const texts = described.flatMap(([name]) => `${table}.${name}`);

  type Rows = SelectQueryBuilder<Tables, (typeof tableOf)[Of['kind']], Row>;
  const asRows = (rows: unknown) => rows as Rows;

  /** Selects in no order. */
  function select(db: Kysely<Tables>, { isPublic }: Reader) {
    const all = db
      .selectFrom(table)
      .select(columns.map((column) => `${table}.${column}` as 'news.id'))
      .where(`${table}.deletedAt`, 'is', null);
    const seen = isPublic && publication !== 'none' ? all.where(`${table}.isPublished`, '=', 1) : all;
    if (reference === undefined) return asRows(seen);
    // what refers to something in the bin refers to nothing until that comes back
    const withReference = seen
      .leftJoin('operations', (join) =>
        join
          .onRef('operations.id', '=', `${table}.${reference as 'operationId'}`)
          .on('operations.deletedAt', 'is', null)
          .on('operations.isPublished', '>=', isPublic ? 1 : 0),
      )
      .select('operations.id as foundReference');
    return asRows(withReference);
  }

  function selectInOrder(db: Kysely<Tables>, reader: Reader) {
    let rows = select(db, reader);
    for (const [column, direction] of order) rows = rows.orderBy(sql.ref(`${table}.${column}`), direction);
    return rows;
  }

  /** Without the names of staff. */
  function present(row: Row): ItemOf<Of> {
    const { id, createdAt, updatedAt, version, isPublished, isScheduled, publishAt } = row;
    return {
      id,
      ...valuesOf(row),
      ...(publication !== 'none' && { published: isPublished === 1 }),
      ...(publication === 'planned' && { publishAt, scheduled: isScheduled === 1 }),
      ...(isSigned && { createdAt }),
      ...{ updatedAt, version },
    } as ItemOf<Of>;
  }

  /** Reads the values of its fields off a row, or off what a row had when a version of it was kept. */
  function valuesOf(row: Row): ValuesOf<Of> {
    const values = described.map(([name, field]) => [name, readColumn(field, row[name])]);
    const found = reference !== undefined && row.foundReference !== undefined;
    return { ...Object.fromEntries(values), ...(found && { [reference]: row.foundReference }) };
  }

  const presentAuthored = (row: Row): ItemOf<Of> & Authors => ({
    ...present(row),
    createdBy: String(row.createdBy),
    updatedBy: String(row.updatedBy),
  });

  /**
   * What changed, as the log tells it. It has words for the names of some fields; the others are told by their labels, because
   * the log knows no descriptions, and none to come may make it unreadable.
   */
  const describeChange: DescribeChange = (before, after) =>
    Object.fromEntries(
      Object.entries(changeBetween(before, after)).map(([name, sides]) => [
        Object.hasOwn(auditFields, name) ? name : (fields[name]?.input.title ?? name),
        sides,
      ]),
    );

  const findRow = (db: Kysely<Tables>, id: number, reader: Reader): Promise<Row | undefined> =>
    select(db, reader)
      .where(sql.ref(`${table}.id`), '=', id)
      .executeTakeFirst();

  /** Finds drafts too, which visitors may not see. */
  async function find(db: Kysely<Tables>, id: number): Promise<ItemOf<Of> | undefined> {
    const row = await findRow(db, id, { isPublic: false });
    return row && present(row);
  }

  async function findAuthored(db: Kysely<Tables>, id: number): Promise<(ItemOf<Of> & Authors) | undefined> {
    const row = await findRow(db, id, { isPublic: false });
    return row && presentAuthored(row);
  }

  async function findPublished(db: Kysely<Tables>, id: number): Promise<ItemOf<Of> | undefined> {
    const row = await findRow(db, id, { isPublic: true });
    return row && present(row);
  }

  /** Lists what visitors see, or a part of it. @throws {Refusal} 503 when it is too much to be held at once */
  async function listPublished(
    db: Kysely<Tables>,
    { narrow, atMost = most }: { narrow?: (rows: Rows) => Rows; atMost?: number } = {},
  ): Promise<ItemOf<Of>[]> {
    const all = selectInOrder(db, { isPublic: true });
    return (await readWholeList(narrow?.(all) ?? all, { texts, most: atMost })).map(present);
  }

  /** Lists the rows of drafts, too. @throws {Refusal} 503 when it is too much to be held at once */
  const listWhole = (db: Kysely<Tables>): Promise<Row[]> =>
    readWholeList(selectInOrder(db, { isPublic: false }), { texts, most });

  return {
    ...{ select, selectInOrder, present, presentAuthored, valuesOf, describeChange },
    ...{ find, findAuthored, findPublished, listPublished, listWhole },
  };
}

/** The value that a column holds. */
function readColumn({ column }: Field, stored: unknown): unknown {
  if (column === 'flag') return stored === 1;
  return column === 'json' ? JSON.parse(String(stored)) : stored;
}

/** The columns that hold these values; what is no field has none. */
export const columnsOf = (fields: Collection['fields'], values: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const field = fields[name];
      return field ? [[name, writeColumn(field, value)]] : [];
    }),
  );

function writeColumn({ column }: Field, value: unknown): unknown {
  if (column === 'flag') return value ? 1 : 0;
  return column === 'json' ? JSON.stringify(value) : value;
}
