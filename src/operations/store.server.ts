import type { Kysely } from 'kysely';
import type { OperationType } from '#/content/kinds.ts';
import { readPlain } from '#/db/read-plain.ts';
import type { Flag } from '#/db/tables/content-tables.ts';
import type { OperationRow, Tables } from '#/db/tables.ts';
import { readWholeList } from '#/db/whole-list.ts';
import type { Authors } from '#/http/answers.server.ts';
import type { ChosenOperation, Operation } from './answers.server.ts';
import type { OperationDraft, OperationStatus } from './schema.ts';

/** Newest first. @param type null lists all types */
export async function listPublishedOperations(
  db: Kysely<Tables>,
  { limit, offset = 0, type = null }: { limit: number; offset?: number; type?: string | null },
): Promise<Operation[]> {
  const query = published(db).limit(limit).offset(offset);
  return (await (type === null ? query : query.where('type', '=', type)).execute()).map(presentPublicly);
}

/** @throws {Refusal} 503 when they are too much to be held at once */
export const listAllPublishedOperations = async (db: Kysely<Tables>): Promise<Operation[]> =>
  (await readWholeList(published(db), whole)).map(presentPublicly);

/** The newest, as many as an index may hold. */
export const listSearchedOperations = (db: Kysely<Tables>) =>
  readPlain(db, published(db).clearSelect().select(['id', 'version']).limit(mostSearched));

const mostSearched = 5000;

/** As visitors see them. */
export async function readOperations(db: Kysely<Tables>, ids: readonly number[]): Promise<Operation[]> {
  return (await published(db).where('id', 'in', ids).execute()).map(presentPublicly);
}

/** How many stand before it in the list of visitors. */
export async function countNewerOperations(
  db: Kysely<Tables>,
  { id, date }: Pick<Operation, 'id' | 'date'>,
): Promise<number> {
  const { newer } = await db
    .selectFrom('operations')
    .select((row) => row.fn.countAll<number>().as('newer'))
    .where('deletedAt', 'is', null)
    .where('isPublished', '=', 1)
    .where('date', '>=', date)
    .where((row) => row.or([row('date', '>', date), row('id', '>', id)]))
    .executeTakeFirstOrThrow();
  return newer;
}

export async function findPublishedOperation(db: Kysely<Tables>, id: number): Promise<Operation | undefined> {
  const row = await published(db).where('id', '=', id).executeTakeFirst();
  return row && presentPublicly(row);
}

/** For staff, like `findOperationWithAuthors`. @throws {Refusal} as above */
export const listAllOperations = async (db: Kysely<Tables>): Promise<(Operation & Authors)[]> =>
  (await readWholeList(newestFirst(db), whole)).map(presentWithAuthors);

/** Some 20,000 usual operations. */
const whole = {
  texts: ['title', 'description', 'location', 'district', 'imageUrl'],
  most: 20_000_000,
};

/** To choose from, in the order of `listAllOperations`. */
export async function listOperationChoices(db: Kysely<Tables>) {
  const rows = await newestFirst(db)
    .clearSelect()
    .select(['id', 'title', 'date', 'isPublished'])
    .limit(mostListed)
    .execute();
  return rows.map(({ isPublished, ...row }): ChosenOperation => ({ ...row, published: isPublished === 1 }));
}

/** More than an association has been called to. */
const mostListed = 20_000;

export async function readListedOperations(
  db: Kysely<Tables>,
  ids: readonly number[],
): Promise<(Operation & Authors)[]> {
  return (await newestFirst(db).clearOrderBy().where('id', 'in', ids).execute()).map(presentWithAuthors);
}

export async function findOperationWithAuthors(
  db: Kysely<Tables>,
  id: number,
): Promise<(Operation & Authors) | undefined> {
  const row = await newestFirst(db).where('id', '=', id).executeTakeFirst();
  return row && presentWithAuthors(row);
}

/** Finds drafts too, which visitors may not see. */
export async function findOperation(db: Kysely<Tables>, id: number): Promise<Operation | undefined> {
  const row = await newestFirst(db).where('id', '=', id).executeTakeFirst();
  return row && presentOperation(row);
}

const newestFirst = (db: Kysely<Tables>) =>
  db
    .selectFrom('operations')
    .selectAll()
    .where('deletedAt', 'is', null)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc');

const published = (db: Kysely<Tables>) => newestFirst(db).where('isPublished', '=', 1);

const presentPublicly = (row: OperationRow) => asVisitorsSee(presentOperation(row));

/** Leaves out when and by whom it was written. */
export const columnsOf = ({
  version: _version,
  type = null,
  published = true,
  district = '',
  isPlaceHeld = false,
  ...columns
}: OperationDraft): WrittenColumns => ({
  ...columns,
  type,
  district,
  isPlaceHeld: flag(isPlaceHeld),
  isPublished: flag(published),
});

const flag = (isSo: boolean): Flag => (isSo ? 1 : 0);

/** The compiler names a column for which a draft has nothing. */
type WrittenColumns = Omit<
  OperationRow,
  'id' | 'version' | 'deletedAt' | 'deletedBy' | 'createdAt' | 'updatedAt' | 'createdBy' | 'updatedBy'
>;

/** Without the names of staff. */
export function presentOperation(row: OperationRow): Operation {
  const { createdBy, updatedBy, deletedAt, deletedBy, isPublished, isPlaceHeld, ...fields } = row;
  return {
    ...fields,
    ...chosenOf(row),
    published: isPublished === 1,
    isPlaceHeld: isPlaceHeld === 1,
  };
}

/** The casts are safe: only drafts that the schema passed are ever written. */
export const chosenOf = ({ type, status }: Pick<OperationRow, 'type' | 'status'>) => ({
  type: type as OperationType | null,
  status: status as OperationStatus,
});

const presentWithAuthors = (row: OperationRow): Operation & Authors => ({
  ...presentOperation(row),
  createdBy: row.createdBy,
  updatedBy: row.updatedBy,
});

/**
 * What visitors may know: while the place is held, its district stands where the place would. Everything public goes
 * through here; staff see both.
 */
export const asVisitorsSee = (operation: Operation): Operation =>
  operation.isPlaceHeld ? { ...operation, location: operation.district } : operation;
