import type { Kysely } from 'kysely';
import type { Flag } from '#/db/tables/content-tables.ts';
import type { OperationRow, Tables } from '#/db/tables.ts';
import type { Authors } from '#/stored/authors.ts';
import { asVisitorsSee } from './held-place.ts';
import type { Operation, OperationDraft } from './schema.ts';

export const listPublishedOperations = async (db: Kysely<Tables>): Promise<Operation[]> =>
  (await published(db).execute()).map(presentPublicly);

export const listLatestOperations = async (db: Kysely<Tables>, limit: number): Promise<Operation[]> =>
  (await published(db).limit(limit).execute()).map(presentPublicly);

export async function findPublishedOperation(db: Kysely<Tables>, id: number): Promise<Operation | undefined> {
  const row = await published(db).where('id', '=', id).executeTakeFirst();
  return row && presentPublicly(row);
}

/** For staff, like `findOperationWithAuthors`. */
export const listAllOperations = async (db: Kysely<Tables>): Promise<(Operation & Authors)[]> =>
  (await newestFirst(db).execute()).map(presentWithAuthors);

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

export function columnsOf({
  version: _version,
  type = null,
  published = true,
  district = '',
  isPlaceHeld = false,
  ...columns
}: OperationDraft) {
  return { ...columns, type, district, isPlaceHeld: flag(isPlaceHeld), isPublished: flag(published) };
}

const flag = (isSo: boolean): Flag => (isSo ? 1 : 0);

/** Without the names of staff. The cast is safe: only drafts that the schema passed are ever written. */
export function presentOperation({ isPublished, isPlaceHeld, ...row }: OperationRow) {
  const { createdBy, updatedBy, deletedAt, deletedBy, ...fields } = row;
  return { ...fields, published: isPublished === 1, isPlaceHeld: isPlaceHeld === 1 } as Operation;
}

const presentWithAuthors = (row: OperationRow): Operation & Authors => ({
  ...presentOperation(row),
  createdBy: row.createdBy,
  updatedBy: row.updatedBy,
});

const presentPublicly = (row: OperationRow) => asVisitorsSee(presentOperation(row));
