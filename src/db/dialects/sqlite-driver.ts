import type { Database as SqliteFile, Statement } from 'better-sqlite3';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SelectQueryNode,
} from 'kysely';
import { retryWhileBusy } from './sqlite-busy.ts';
import { Turnstile } from './turnstile.ts';

const mostCachedStatements = 500;
/** For readers of other processes, when the server stops. */
const checkpointWait = 1000;

/**
 * Kysely over two connections of one SQLite file: reads outside a transaction go to the reading connection and
 * never wait for a writer; writes take turns on the writing one. Transactions begin immediate: a deferred one that
 * turns from reading to writing beside another process fails with SQLITE_BUSY whatever the timeout.
 */
export class SqliteDriver implements Driver {
  readonly #writer: CachedFile;
  readonly #reader: CachedFile;
  readonly #turnstile = new Turnstile();
  readonly #lockWait: number;

  /** @param lockWait milliseconds to wait for a lock that another process holds */
  constructor({ writer, reader, lockWait }: { writer: SqliteFile; reader: SqliteFile; lockWait: number }) {
    this.#writer = new CachedFile(writer);
    this.#reader = new CachedFile(reader);
    this.#lockWait = lockWait;
  }

  async init() {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const [writer, reader, turnstile, lockWait] = [
      this.#writer,
      this.#reader,
      this.#turnstile,
      this.#lockWait,
    ];
    return new SqliteConnection({ writer, reader, turnstile, lockWait });
  }

  beginTransaction = (connection: DatabaseConnection) => asSqlite(connection).begin();
  commitTransaction = (connection: DatabaseConnection) => asSqlite(connection).end('commit');
  rollbackTransaction = (connection: DatabaseConnection) => asSqlite(connection).end('rollback');

  async releaseConnection() {}

  /** Folds the write-ahead log into the file, so that a stopped server leaves one file behind. */
  async destroy() {
    this.#reader.close();
    this.#writer.checkpoint();
    this.#writer.close();
  }
}

function asSqlite(connection: DatabaseConnection): SqliteConnection {
  if (connection instanceof SqliteConnection) return connection;
  throw new TypeError('The SQLite driver was given a connection that is not its own.');
}

class SqliteConnection implements DatabaseConnection {
  readonly #writer: CachedFile;
  readonly #reader: CachedFile;
  readonly #turnstile: Turnstile;
  readonly #lockWait: number;
  #leave: (() => void) | undefined;

  constructor(given: { writer: CachedFile; reader: CachedFile; turnstile: Turnstile; lockWait: number }) {
    this.#writer = given.writer;
    this.#reader = given.reader;
    this.#turnstile = given.turnstile;
    this.#lockWait = given.lockWait;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#leave) return this.#writer.run<Row>(query);
    const giveUp = this.#giveUp();
    if (SelectQueryNode.is(query.query)) return retryWhileBusy(() => this.#reader.run<Row>(query), giveUp);
    const leave = await this.#turnstile.enter();
    try {
      return await retryWhileBusy(() => this.#writer.run<Row>(query), giveUp);
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
    const giveUp = this.#giveUp();
    const leave = await this.#turnstile.enter();
    try {
      await retryWhileBusy(() => this.#writer.execute('begin immediate'), giveUp);
      this.#leave = leave;
    } catch (error) {
      leave();
      throw error;
    }
  }

  /** Counted from before the wait for one's turn, so that a long line of writers gives up together. */
  #giveUp = () => performance.now() + this.#lockWait;

  /** A failed commit (a full disk) keeps the transaction open for Kysely's rollback, which then lets the next in. */
  async end(command: 'commit' | 'rollback'): Promise<void> {
    if (command === 'commit') this.#writer.execute('commit');
    else if (this.#writer.isInTransaction) this.#writer.execute('rollback');
    this.#leave?.();
    this.#leave = undefined;
  }
}

/** A SQLite file with its prepared statements kept: Kysely writes the same SQL again and again. */
class CachedFile {
  readonly #file: SqliteFile;
  readonly #statements = new Map<string, Statement>();

  constructor(file: SqliteFile) {
    this.#file = file;
  }

  get isInTransaction() {
    return this.#file.inTransaction;
  }

  run<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
    const statement = this.#prepare(sql);
    if (statement.reader) return { rows: statement.all(parameters) as Row[] };
    const { changes } = statement.run(parameters);
    return { rows: [], numAffectedRows: BigInt(changes) };
  }

  execute(sql: string) {
    this.#file.exec(sql);
  }

  checkpoint() {
    this.#file.pragma(`busy_timeout = ${checkpointWait}`);
    this.#file.pragma('wal_checkpoint(TRUNCATE)');
  }

  close() {
    this.#file.close();
  }

  #prepare(sql: string): Statement {
    const kept = this.#statements.get(sql);
    if (kept) return kept;
    const statement = this.#file.prepare(sql);
    if (this.#statements.size < mostCachedStatements) this.#statements.set(sql, statement);
    return statement;
  }
}
