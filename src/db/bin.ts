import type { Kysely } from 'kysely';
import { day, isoAfter } from '#/format/durations.ts';
import type { Binned } from '#/http/answers.server.ts';
import { binDays } from '#/stored/bin.ts';
import type { StoredKind, tableOf } from '#/stored/kinds.ts';
import type { Actor } from './audit-log.ts';
import type { Tables } from './tables.ts';

type Table = TitledTable | 'media';
type TitledTable = (typeof tableOf)[StoredKind];

// they share the columns used here, but Kysely cannot type a union of tables
const asOne = (table: Table) => table as 'news';

/** Pictures are called by the name of their uploaded file. */
const titleOf = (table: Table) => (table === 'media' ? 'originalName as title' : 'title') as 'title';

export async function listBin(db: Kysely<Tables>, table: Table, now: Date): Promise<Binned[]> {
  const rows = await db
    .selectFrom(asOne(table))
    .select(['id', titleOf(table), 'deletedAt', 'deletedBy'])
    .where('deletedAt', '>', endOfBin(now))
    .orderBy('deletedAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, deletedAt: row.deletedAt ?? '', deletedBy: row.deletedBy ?? '' }));
}

export const isInBin = async (tx: Kysely<Tables>, table: Table, id: number): Promise<boolean> =>
  typeof (await findRow(tx, table, id))?.deletedAt === 'string';

/** True of drafts too. */
export const isOutsideBin = async (db: Kysely<Tables>, table: Table, id: number): Promise<boolean> =>
  (await findRow(db, table, id))?.deletedAt === null;

const findRow = (db: Kysely<Tables>, table: Table, id: number) =>
  db.selectFrom(asOne(table)).select('deletedAt').where('id', '=', id).executeTakeFirst();

/** @returns false when there is no such row outside the bin */
export async function moveToBin(
  tx: Kysely<Tables>,
  table: Table,
  { id, actor, now }: { id: number; actor: Actor; now: Date },
): Promise<boolean> {
  const moved = await tx
    .updateTable(asOne(table))
    .set({ deletedAt: now.toISOString(), deletedBy: actor.username })
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return moved !== undefined;
}

/** @returns false when there is no such row in the bin, or its time is over */
export async function takeFromBin(
  tx: Kysely<Tables>,
  table: Table,
  { id, now }: { id: number; now: Date },
): Promise<boolean> {
  const taken = await tx
    .updateTable(asOne(table))
    .set({ deletedAt: null, deletedBy: null })
    .where('id', '=', id)
    .where('deletedAt', '>', endOfBin(now))
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function emptyBin(
  tx: Kysely<Tables>,
  table: Table,
  now: Date,
): Promise<{ id: number; title: string }[]> {
  return tx
    .deleteFrom(asOne(table))
    .where('deletedAt', '<=', endOfBin(now))
    .returning(['id', titleOf(table)])
    .execute();
}

/** Tells the time of the latest deletion that can no longer be undone. */
export const endOfBin = (now: Date) => isoAfter(now, -binDays * day);
