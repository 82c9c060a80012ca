import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Engine } from '#/db/connection.ts';
import { inBatches } from '#/db/many-rows.ts';
import type { Tables } from '#/db/tables.ts';
import { hour } from '#/format/durations.ts';
import { findOriginal } from '../store.server.ts';
import type { Files } from './files-contract.server.ts';

/** Names this process; the random part tells it from an earlier one with the same number. */
const owner = `${process.pid} ${randomBytes(8).toString('hex')}`;

/** Notes files whose row comes later or is gone already. After a crash `settleFiles` removes those without a row. */
export async function notePending(db: Kysely<Tables>, names: string[], now: Date): Promise<void> {
  const notedAt = now.toISOString();
  for (const batch of inBatches(names)) {
    await db
      .insertInto('pendingFiles')
      .values(batch.map((fileName) => ({ fileName, owner, notedAt })))
      .onConflict((file) => file.column('fileName').doUpdateSet({ owner, notedAt }))
      .execute();
  }
}

export const notingFiles = (
  files: Files,
  { db, clock }: { db: Kysely<Tables>; clock: () => Date },
): Files => ({
  ...files,
  async put(...finished) {
    const names = finished.map(({ name }) => name);
    await notePending(db, names, clock());
    await files.put(...finished);
  },
});

/**
 * Removes files that were noted an hour ago, or by a process that has ended, and have no row. With PostgreSQL only the hour
 * counts: copies of the server do not know each other's processes.
 */
export async function settleFiles(
  { db, files, engine }: { db: Kysely<Tables>; files: Files; engine: Engine },
  now: Date,
): Promise<void> {
  const noted = await db.selectFrom('pendingFiles').selectAll().execute();
  const hourAgo = new Date(now.getTime() - hour).toISOString();
  for (const { fileName, notedAt, owner: whose } of noted) {
    const isOver = notedAt < hourAgo || (engine === 'sqlite' && hasEnded(whose));
    if (!isOver) continue;
    if (!(await findOriginal(db, fileName))) await files.remove(fileName);
    await db.deleteFrom('pendingFiles').where('fileName', '=', fileName).execute();
  }
}

function hasEnded(whose: string): boolean {
  if (whose === owner) return false;
  const pid = Number(whose.split(' ')[0]);
  return pid === process.pid || !isRunning(pid);
}

function isRunning(pid: number): boolean {
  try {
    // signal 0 only asks whether the process exists
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
