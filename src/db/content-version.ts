import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** Call it in every transaction that changes what visitors see: all copies of the server then drop cached pages. */
export async function raiseContentVersion(tx: Kysely<Tables>): Promise<void> {
  await tx
    .updateTable('contentVersion')
    .set((row) => ({ version: row('version', '+', 1) }))
    .execute();
}

/** Locks writers like `raiseContentVersion`, but keeps cached pages. Like it, must be the first lock of `tx`. */
export async function lockContent(tx: Kysely<Tables>): Promise<void> {
  await tx
    .updateTable('contentVersion')
    .set((row) => ({ version: row.ref('version') }))
    .execute();
}

/** Rises with what pages know of pictures, whether or not visitors see any of it. */
export async function readPictureVersion(db: Kysely<Tables>): Promise<number> {
  const row = await db.selectFrom('contentVersion').select('pictureVersion').executeTakeFirstOrThrow();
  return row.pictureVersion;
}

export async function readContentVersion(db: Kysely<Tables>): Promise<number> {
  const row = await db.selectFrom('contentVersion').select('version').executeTakeFirstOrThrow();
  return row.version;
}
