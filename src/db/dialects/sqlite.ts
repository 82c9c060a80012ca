import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { Connection } from '../connection.ts';
import { codeOf, ObservedFaults } from '../faults.ts';
import type { Timeouts } from '../timeouts.ts';
import { SqliteDriver } from './sqlite-driver.ts';
import { SqliteFile } from './sqlite-file.ts';

const synchronousFull = 2;
/** Those before can damage a file that two connections write and fold at the same moment (sqlite.org/wal.html). */
const oldestSound = [3, 51, 3];
/** In ms. Visitors of another copy must see a change within a second. */
const lookEvery = 250;

export function openSqlite(
  path: string,
  { onError, timeouts }: { onError: (error: Error) => void; timeouts: Timeouts },
): Connection {
  mkdirSync(dirname(path), { recursive: true });
  const writer = openFile(path);
  const reader = openFile(path);
  reader.execute('pragma query_only = ON');
  // the driver waits instead, without blocking the thread
  for (const file of [writer, reader]) file.execute('pragma busy_timeout = 0');
  const faults = new ObservedFaults();
  const dialect: Dialect = {
    createDriver: () => new SqliteDriver({ writer, reader, faults, lockWait: timeouts.lock }),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new TransactionalDdlAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
  return {
    engine: 'sqlite',
    dialect,
    faults,
    watchWrites: ({ look }) => watchDataVersion(reader, { look, onError }),
  };
}

/** Blocks the thread up to 5 s for a lock, which only commands may do. */
export function openFile(path: string): SqliteFile {
  const file = new SqliteFile(path);
  // first, because what follows may meet a lock
  file.execute('pragma busy_timeout = 5000');
  file.execute('pragma journal_mode = WAL');
  // NORMAL, the default of many builds, loses acknowledged writes at a power cut
  file.execute('pragma synchronous = FULL');
  file.execute('pragma foreign_keys = ON');
  file.execute('pragma cache_size = -16000');
  file.execute('pragma temp_store = MEMORY');
  file.execute('pragma journal_size_limit = 67108864');
  assertDurable(file, path);
  return file;
}

/**
 * Asserts that nobody uses a database. Each open connection of a WAL file holds a lock, so an exclusive one is proof.
 * @throws {Error} if the file is used
 */
export function assertUnused(path: string): void {
  if (!existsSync(path)) return;
  const file = new SqliteFile(path);
  try {
    file.execute('pragma locking_mode = EXCLUSIVE');
    file.execute('begin exclusive; commit');
  } catch (error) {
    // a damaged file counts as unused, because a restored backup replaces it
    if (/^SQLITE_(NOTADB|CORRUPT)/.test(codeOf(error))) return;
    throw new Error(`${path} is in use: stop the server first.`);
  } finally {
    file.close();
  }
}

function assertDurable(file: SqliteFile, path: string): void {
  assertSound(String(file.readValue('select sqlite_version()')));
  const journal = file.readValue('pragma journal_mode');
  const synchronous = file.readValue('pragma synchronous');
  if (journal === 'wal' && synchronous === synchronousFull) return;
  throw new Error(
    `${path} runs with journal_mode=${journal} and synchronous=${synchronous}, so a power cut could lose saved work. ` +
      'Put DATA_DIR on a local disk that supports SQLite WAL (not NFS or SMB).',
  );
}

function assertSound(version: string): void {
  const parts = version.split('.').map(Number);
  const at = oldestSound.findIndex((part, place) => part !== parts[place]);
  if (at < 0 || Number(parts[at]) > Number(oldestSound[at])) return;
  throw new Error(
    `This Node (${process.versions.node}) brings SQLite ${version}, which can damage a database. Run a Node with SQLite ` +
      `${oldestSound.join('.')} or newer: of the builds of nodejs.org, 24.15 or newer.`,
  );
}

/** `data_version` changes when another connection or process has written; reading it takes 2 µs. */
function watchDataVersion(
  reader: SqliteFile,
  { look, onError }: { look: () => void; onError: (error: Error) => void },
): () => Promise<void> {
  const read = () => reader.readValue('pragma data_version');
  let seen = read();
  function lookIfChanged() {
    const now = read();
    if (now === seen) return;
    seen = now;
    look();
  }
  const timer = setInterval(() => {
    try {
      lookIfChanged();
    } catch (error) {
      // a damaged or locked file must not end the process
      onError(error instanceof Error ? error : new Error(String(error)));
    }
  }, lookEvery);
  timer.unref();
  return async () => clearInterval(timer);
}

/** SQLite can roll back a half-done migration, but Kysely's adapter says it cannot. */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
  override get supportsMultipleConnections() {
    return true;
  }
}
