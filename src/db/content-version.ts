import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** Part of every transaction that changes what visitors see: cached pages of all copies of the server end with it. */
export async function raiseContentVersion(tx: Kysely<Tables>): Promise<void> {
  await tx
    .updateTable('contentVersion')
    .set((row) => ({ version: row('version', '+', 1) }))
    .execute();
}

/**
 * Makes writers wait for each other as `raiseContentVersion` does, without an end to cached pages: for a transaction that
 * looks first and may then change nothing that visitors see. It takes this lock before any other, as all writers do.
 */
export async function lockContent(tx: Kysely<Tables>): Promise<void> {
  await tx
    .updateTable('contentVersion')
    .set((row) => ({ version: row.ref('version') }))
    .execute();
}

export async function readContentVersion(db: Kysely<Tables>): Promise<number> {
  const row = await db.selectFrom('contentVersion').select('version').executeTakeFirstOrThrow();
  return row.version;
}
