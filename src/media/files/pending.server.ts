import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { inBatches } from '#/db/batches.ts';
import type { Engine } from '#/db/engine.ts';
import type { Tables } from '#/db/tables.ts';
import { hour } from '#/format/durations.ts';
import type { Files } from './files-contract.server.ts';

/** The random part tells this process from an earlier one with the same number. */
const owner = `${process.pid} ${randomBytes(8).toString('hex')}`;

/** Files whose row comes later or is gone already. After a crash `settleFiles` removes those without a row. */
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
 * Settles pending files. With PostgreSQL only the hour counts: copies of the server do not know each other's
 * processes.
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
    if (!(await hasRow(db, fileName))) await files.remove(fileName);
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

async function hasRow(db: Kysely<Tables>, fileName: string): Promise<boolean> {
  const [original, copy] = await Promise.all([
    db.selectFrom('media').select('id').where('fileName', '=', fileName).executeTakeFirst(),
    db.selectFrom('mediaVariants').select('mediaId').where('fileName', '=', fileName).executeTakeFirst(),
  ]);
  return original !== undefined || copy !== undefined;
}
