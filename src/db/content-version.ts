import type { Kysely, Selectable } from 'kysely';
import { DatabaseUnreachable, withTimeout } from './connection.ts';
import type { Database } from './database.ts';
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

/** The columns in which triggers count the changes of each part of the content (migrations/028-content-parts.ts). */
const counters = {
  news: 'newsVersion',
  operations: 'operationsVersion',
  photos: 'photosVersion',
  documents: 'documentsVersion',
  /** What pages know of the library, whichever table it is in. */
  pictures: 'pictureVersion',
} as const satisfies Record<string, keyof Tables['contentVersion']>;

/** A table that pages read, or what they know of the library. */
export type ContentPart = keyof typeof counters;

export const contentParts = Object.keys(counters) as readonly ContentPart[];

export interface ContentChange {
  /** Undefined when the database may have gone back to an earlier state. */
  version: number | undefined;
  /** Tells whether something of this part was written, by whichever process. True when nobody knows. */
  isChanged(part: ContentPart): boolean;
}

type Versions = Selectable<Tables['contentVersion']>;

/** A version that was raised beside no write to a counted table says that something has changed, but not what. */
function changeBetween(before: Versions | undefined, now: Versions): ContentChange {
  const changed = Object.values(counters).filter((column) => before?.[column] !== now[column]);
  return {
    version: now.version,
    isChanged: (part) => changed.length === 0 || changed.includes(counters[part]),
  };
}

export interface ContentWatch {
  /** Called after each write of this server, before it answers. @returns the version, or undefined when nobody answers */
  look(): Promise<number | undefined>;
  stop(): Promise<void>;
}

/**
 * Calls `onChange` at each new version, and when a change may have been missed: an old page is worse than one drawn twice.
 * What was changed is told since the version before, because drafts are counted that raise no version.
 */
export async function watchContent(
  database: Database,
  { onChange, onError }: { onChange: (change: ContentChange) => void; onError: (error: unknown) => void },
): Promise<ContentWatch> {
  let seen: Versions | undefined = await readVersions(database.db);
  let retry: NodeJS.Timeout | undefined;

  async function look() {
    clearTimeout(retry);
    try {
      const versions = await readSoon(database);
      if (versions.version !== seen?.version) {
        const change = changeBetween(seen, versions);
        seen = versions;
        onChange(change);
      }
      return versions.version;
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
      onChange({ version: undefined, isChanged: () => true });
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

const readVersions = (db: Kysely<Tables>): Promise<Versions> =>
  db.selectFrom('contentVersion').selectAll().executeTakeFirstOrThrow();

/** The writer waits for this. */
const readSoon = ({ db }: Database) =>
  withTimeout(readVersions(db), {
    milliseconds: longestLook,
    timeoutError: () => new DatabaseUnreachable(`the content version was not read within ${longestLook} ms`),
  });

const longestLook = 2000;
const retryAfter = 1000;
