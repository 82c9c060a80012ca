import type { Kysely } from 'kysely';
import type { Database } from './connect.ts';
import { DatabaseUnreachable } from './faults.ts';
import type { Tables } from './tables.ts';
import { within } from './within.ts';

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

export interface ContentWatch {
  /** Called after each write of this server, before it answers. @returns the version, or undefined when nobody answers */
  look(): Promise<number | undefined>;
  stop(): Promise<void>;
}

/**
 * Also calls `onChange` when a change may have been missed, because an old page is worse than one drawn twice; then
 * without the new version.
 */
export async function watchContent(
  database: Database,
  { onChange, onError }: { onChange: (version?: number) => void; onError: (error: unknown) => void },
): Promise<ContentWatch> {
  let seen: number | undefined = await readContentVersion(database.db);
  let retry: NodeJS.Timeout | undefined;

  async function look() {
    clearTimeout(retry);
    try {
      const version = await readSoon(database);
      if (version !== seen) {
        seen = version;
        onChange(version);
      }
      return version;
    } catch (error) {
      onError(error);
      // until the database is back, the cached pages are the best there are
      seen = undefined;
      retry = setTimeout(() => void look(), retryAfter).unref();
      return undefined;
    }
  }

  const stopWatching = database.watchWrites({
    look: () => void look(),
    onMissed() {
      seen = undefined;
      onChange();
    },
  });
  return {
    look,
    stop() {
      clearTimeout(retry);
      return stopWatching();
    },
  };
}

/** The writer waits for this. */
const readSoon = ({ db }: Database) =>
  within(readContentVersion(db), {
    milliseconds: longestLook,
    timeoutError: () => new DatabaseUnreachable(`the content version was not read within ${longestLook} ms`),
  });

const longestLook = 2000;
const retryAfter = 1000;
