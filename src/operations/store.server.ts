import type { Kysely } from 'kysely';
import type { OperationRow, Tables } from '#/db/tables.ts';
import type { Operation, OperationDraft } from './schema.ts';

export const listOperations = async (db: Kysely<Tables>): Promise<Operation[]> =>
  (await newestFirst(db).execute()).map(presentOperation);

export const listLatestOperations = async (db: Kysely<Tables>, limit: number): Promise<Operation[]> =>
  (await newestFirst(db).limit(limit).execute()).map(presentOperation);

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

export function columnsOf({ version: _version, type = null, ...columns }: OperationDraft) {
  return { ...columns, type };
}

/** The cast is safe: only drafts that the schema passed are ever written. */
export const presentOperation = ({ deletedAt, deletedBy, ...row }: OperationRow) => row as Operation;
