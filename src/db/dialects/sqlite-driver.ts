import { setTimeout as sleep } from 'node:timers/promises';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SelectQueryNode,
} from 'kysely';
import { codeOf, DatabaseBusy, type ObservedFaults, withTimeout } from '../connection.ts';
import type { SqliteFile } from './sqlite-file.ts';

interface Shared {
  writer: SqliteFile;
  reader: SqliteFile;
  mutex: Mutex;
  faults: ObservedFaults;
  lockWait: number;
}

/** Reads outside a transaction never wait for a writer; writers take turns, and so does a query that is written as SQL. */
export class SqliteDriver implements Driver {
  readonly #shared: Shared;

  constructor(parts: Omit<Shared, 'mutex'>) {
    this.#shared = { ...parts, mutex: new Mutex() };
  }

  async init() {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return new SqliteConnection(this.#shared);
  }

  beginTransaction = (connection: DatabaseConnection) => asSqlite(connection).begin();
  commitTransaction = (connection: DatabaseConnection) => asSqlite(connection).commit();
  rollbackTransaction = (connection: DatabaseConnection) => asSqlite(connection).rollback();

  async releaseConnection() {}

  /** Folds the write-ahead log into the file, so a stopped server leaves one file. */
  async destroy() {
    const { reader, writer } = this.#shared;
    reader.close();
    writer.checkpoint();
    writer.close();
  }
}

function asSqlite(connection: DatabaseConnection): SqliteConnection {
  if (connection instanceof SqliteConnection) return connection;
  throw new TypeError('The SQLite driver was given a connection that is not its own.');
}

class SqliteConnection implements DatabaseConnection {
  readonly #shared: Shared;
  #release: (() => void) | undefined;

  constructor(shared: Shared) {
    this.#shared = shared;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { writer, reader, mutex, faults } = this.#shared;
    if (this.#release) return writer.run<Row>(query);
    const giveUp = this.#giveUp();
    if (SelectQueryNode.is(query.query)) return retryWhileBusy(() => reader.run<Row>(query), giveUp);
    const release = await mutex.acquire();
    try {
      this.#rollBack();
      const result = await retryWhileBusy(() => writer.run<Row>(query), giveUp);
      faults.noteWrite();
      return result;
    } finally {
      release();
    }
  }

  // biome-ignore lint/correctness/useYield: the interface asks for a generator; rows are read whole here
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Streaming would hold the connection across awaits and let the write-ahead log grow.');
  }

  /** Takes the one lock that a transaction needs in WAL mode: later statements and the commit are never busy. */
  async begin(): Promise<void> {
    const { writer, mutex } = this.#shared;
    const giveUp = this.#giveUp();
    const release = await mutex.acquire();
    try {
      this.#rollBack();
      // a deferred transaction that starts to write later fails with SQLITE_BUSY, whatever the timeout
      await retryWhileBusy(() => writer.execute('begin immediate'), giveUp);
      this.#release = release;
    } catch (error) {
      release();
      throw error;
    }
  }

  /** Ends the wait; reckoned from before the wait for a turn, so writers in a long queue give up together. */
  #giveUp = () => performance.now() + this.#shared.lockWait;

  /** Keeps the transaction open when it fails (a full disk): Kysely's rollback then lets the next writer in. */
  async commit(): Promise<void> {
    const { writer, faults } = this.#shared;
    writer.execute('commit');
    faults.noteWrite();
    this.#letNextIn();
  }

  async rollback(): Promise<void> {
    try {
      this.#rollBack();
    } finally {
      this.#letNextIn();
    }
  }

  /** Ends also what a rollback that failed has left open: the next write would be lost in it. */
  #rollBack() {
    const { writer } = this.#shared;
    if (writer.isInTransaction) writer.execute('rollback');
  }

  #letNextIn() {
    this.#release?.();
    this.#release = undefined;
  }
}

const retryEvery = 20;

/**
 * Waits for a lock without SQLite's `busy_timeout`, which would block every visitor.
 * @throws {DatabaseBusy} at `giveUp`, in ms of performance.now()
 */
async function retryWhileBusy<T>(work: () => T, giveUp: number): Promise<T> {
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (!codeOf(error).startsWith('SQLITE_BUSY')) throw error;
      if (performance.now() >= giveUp)
        throw new DatabaseBusy('another process holds the database', { cause: error });
    }
    await sleep(retryEvery);
  }
}

const longestWait = 10_000;

/**
 * Lets writers in one by one. Gives up after 10 s: almost always a store function used `db` inside a transaction, which
 * would hang forever.
 */
class Mutex {
  #last: Promise<void> = Promise.resolve();

  async acquire(): Promise<() => void> {
    const before = this.#last;
    let release = () => {};
    this.#last = new Promise((resolve) => {
      release = resolve;
    });
    try {
      await withTimeout(before, { milliseconds: longestWait, timeoutError: neverOurTurn });
    } catch (error) {
      // our place stays in the queue until the writer before us leaves
      void before.then(release);
      throw error;
    }
    return release;
  }
}

const neverOurTurn = () =>
  new Error('Waited 10 s to write. Is `db` used inside a transaction instead of `tx`?');
