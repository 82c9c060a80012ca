import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import BetterSqlite, { type Database as SqliteFile } from 'better-sqlite3';
import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { Connection } from '../connection.ts';
import { codeOf } from '../faults.ts';
import { ObservedFaults } from '../observed-faults.ts';
import type { Timeouts } from '../timeouts.ts';
import { SqliteDriver } from './sqlite-driver.ts';

const synchronousFull = 2;
/** In ms. Visitors of another copy must see a change within a second. */
const lookEvery = 250;

export function openSqlite(
  path: string,
  { onError, timeouts }: { onError: (error: Error) => void; timeouts: Timeouts },
): Connection {
  mkdirSync(dirname(path), { recursive: true });
  const writer = openFile(path);
  const reader = openFile(path);
  reader.pragma('query_only = ON');
  // the driver waits instead, without blocking the thread
  for (const file of [writer, reader]) file.pragma('busy_timeout = 0');
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
  const file = new BetterSqlite(path);
  file.pragma('journal_mode = WAL');
  // better-sqlite3 reopens WAL files with NORMAL, which loses acknowledged writes at a power cut
  file.pragma('synchronous = FULL');
  file.pragma('foreign_keys = ON');
  file.pragma('busy_timeout = 5000');
  file.pragma('cache_size = -16000');
  file.pragma('temp_store = MEMORY');
  file.pragma('journal_size_limit = 67108864');
  assertDurable(file, path);
  return file;
}

/** Each open connection of a WAL file holds a lock, so an exclusive one is proof. @throws {Error} if the file is used */
export function assertUnused(path: string): void {
  if (!existsSync(path)) return;
  const file = new BetterSqlite(path, { timeout: 0 });
  try {
    file.pragma('locking_mode = EXCLUSIVE');
    file.exec('begin exclusive; commit');
  } catch (error) {
    // a damaged file counts as unused, because a restored backup replaces it
    if (/^SQLITE_(NOTADB|CORRUPT)/.test(codeOf(error))) return;
    throw new Error(`${path} is in use: stop the server first.`);
  } finally {
    file.close();
  }
}

function assertDurable(file: SqliteFile, path: string): void {
  const journal = file.pragma('journal_mode', { simple: true });
  const synchronous = file.pragma('synchronous', { simple: true });
  if (journal === 'wal' && synchronous === synchronousFull) return;
  throw new Error(
    `${path} runs with journal_mode=${journal} and synchronous=${synchronous}, so a power cut could lose saved work. ` +
      'Put DATA_DIR on a local disk that supports SQLite WAL (not NFS or SMB).',
  );
}

/** `data_version` changes when another connection or process has written; reading it takes 2 µs. */
function watchDataVersion(
  reader: SqliteFile,
  { look, onError }: { look: () => void; onError: (error: Error) => void },
): () => Promise<void> {
  const read = () => reader.pragma('data_version', { simple: true });
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
