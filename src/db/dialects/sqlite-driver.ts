import type { Database as SqliteFile } from 'better-sqlite3';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SelectQueryNode,
} from 'kysely';
import type { ObservedFaults } from '../observed-faults.ts';
import { CachedFile } from './cached-file.ts';
import { retryWhileBusy } from './sqlite-busy.ts';
import { Turnstile } from './turnstile.ts';

/** What all connections of the driver share. */
interface Shared {
  writer: CachedFile;
  reader: CachedFile;
  turnstile: Turnstile;
  faults: ObservedFaults;
  /** For a lock that another process holds, in milliseconds. */
  lockWait: number;
}

/**
 * Kysely over two connections of one SQLite file: reads outside a transaction go to the reading connection and
 * never wait for a writer; writes take turns on the writing one. Transactions begin immediate: a deferred one that
 * turns from reading to writing beside another process fails with SQLITE_BUSY whatever the timeout.
 */
export class SqliteDriver implements Driver {
  readonly #shared: Shared;

  constructor({
    writer,
    reader,
    faults,
    lockWait,
  }: { writer: SqliteFile; reader: SqliteFile } & Pick<Shared, 'faults' | 'lockWait'>) {
    this.#shared = {
      writer: new CachedFile(writer, faults),
      reader: new CachedFile(reader, faults),
      turnstile: new Turnstile(),
      faults,
      lockWait,
    };
  }

  async init() {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return new SqliteConnection(this.#shared);
  }

  beginTransaction = (connection: DatabaseConnection) => asSqlite(connection).begin();
  commitTransaction = (connection: DatabaseConnection) => asSqlite(connection).end('commit');
  rollbackTransaction = (connection: DatabaseConnection) => asSqlite(connection).end('rollback');

  async releaseConnection() {}

  /** Folds the write-ahead log into the file, so that a stopped server leaves one file behind. */
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
  #leave: (() => void) | undefined;

  constructor(shared: Shared) {
    this.#shared = shared;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { writer, reader, turnstile, faults } = this.#shared;
    if (this.#leave) return writer.run<Row>(query);
    const giveUp = this.#giveUp();
    if (SelectQueryNode.is(query.query)) return retryWhileBusy(() => reader.run<Row>(query), giveUp);
    const leave = await turnstile.enter();
    try {
      const result = await retryWhileBusy(() => writer.run<Row>(query), giveUp);
      faults.noteWrite();
      return result;
    } finally {
      leave();
    }
  }

  // biome-ignore lint/correctness/useYield: the interface asks for a generator; rows are read whole here
  async *streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error('Streaming would hold the connection across awaits and let the write-ahead log grow.');
  }

  /** In WAL mode the lock that this takes is all that a transaction needs: its statements and commit are never busy. */
  async begin(): Promise<void> {
    const { writer, turnstile } = this.#shared;
    const giveUp = this.#giveUp();
    const leave = await turnstile.enter();
    try {
      await retryWhileBusy(() => writer.execute('begin immediate'), giveUp);
      this.#leave = leave;
    } catch (error) {
      leave();
      throw error;
    }
  }

  /** Counted from before the wait for one's turn, so that a long line of writers gives up together. */
  #giveUp = () => performance.now() + this.#shared.lockWait;

  /** A failed commit (a full disk) keeps the transaction open for Kysely's rollback, which then lets the next in. */
  async end(command: 'commit' | 'rollback'): Promise<void> {
    const { writer, faults } = this.#shared;
    if (command === 'commit') {
      writer.execute('commit');
      faults.noteWrite();
    } else if (writer.isInTransaction) writer.execute('rollback');
    this.#leave?.();
    this.#leave = undefined;
  }
}
