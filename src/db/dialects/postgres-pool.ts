import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { codeOf, DatabaseBusy, DatabaseUnreachable, type ObservedFaults } from '../faults.ts';
import type { Timeouts } from '../timeouts.ts';
import { within } from '../within.ts';

const mostConnections = 10;
const keepAliveAfter = 10_000;

interface Statement {
  sql: string;
  parameters: unknown[];
  milliseconds: number;
}

/** `statement_timeout` runs on the server, which may hang, so each statement has a second limit here. */
export class BoundedPool implements PostgresPool {
  readonly options = {};
  readonly #pool: pg.Pool;
  readonly #timeouts: Timeouts;
  readonly #faults: ObservedFaults;
  readonly #lost = new WeakMap<pg.PoolClient, Error>();
  #trusted = new WeakSet<pg.PoolClient>();

  constructor(
    url: string,
    {
      onError,
      timeouts,
      faults,
    }: { onError: (error: Error) => void; timeouts: Timeouts; faults: ObservedFaults },
  ) {
    this.#timeouts = timeouts;
    this.#faults = faults;
    // shorter than our own limit, so a statement that waits for a lock does not cost its connection
    const statementTimeout = Math.round(timeouts.query * 0.9);
    this.#pool = new pg.Pool({
      connectionString: url,
      application_name: applicationName,
      max: mostConnections,
      connectionTimeoutMillis: timeouts.connect,
      keepAlive: true,
      keepAliveInitialDelayMillis: keepAliveAfter,
      options: `-c statement_timeout=${statementTimeout} -c idle_in_transaction_session_timeout=30000`,
    });
    // without a listener an idle client that loses its server ends the process
    this.#pool.on('error', onError);
    this.#pool.on('connect', (client) => {
      this.#trusted.add(client);
      // the pool does not report clients in use, which would end the process too
      client.on('error', (error) => this.#lost.set(client, error));
    });
  }

  async connect(): Promise<PostgresPoolClient> {
    const started = performance.now();
    if (this.#pool.idleCount === 0 && this.#pool.totalCount >= mostConnections) this.#faults.noteWait();
    const client = await this.#takeClient();
    const milliseconds = this.#limitAfter(performance.now() - started);
    const held = {
      query: (sql: string, parameters: unknown[] = []) =>
        this.#query(client, { sql, parameters, milliseconds }),
      release: () => client.release(this.#lost.has(client) || !this.#trusted.has(client)),
    };
    // the type's second form of `query` is for streams, which nothing here uses
    return held as unknown as PostgresPoolClient;
  }

  end(): Promise<void> {
    return this.#pool.end();
  }

  /** Other connections may have died silently too, so none that is open now is used again. */
  distrustAll(): void {
    this.#trusted = new WeakSet();
  }

  async #takeClient(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await this.#pool.connect().catch((error: unknown) => {
        throw this.#unreachable(error);
      });
      if (this.#trusted.has(client)) return client;
      client.release(true);
    }
  }

  /** In ms; 0 is without limit. */
  #limitAfter(waited: number): number {
    const { query, call } = this.#timeouts;
    return query === 0 ? 0 : Math.min(query, Math.ceil(call - waited));
  }

  async #query(client: pg.PoolClient, { sql, parameters, milliseconds }: Statement) {
    const lost = this.#lost.get(client);
    if (lost) throw this.#unreachable(lost);
    const timeoutError = () => new QueryTimeout(`no answer within ${milliseconds} ms`);
    try {
      const result = await within(client.query(sql, parameters), { milliseconds, timeoutError });
      if (writes.includes(result.command)) this.#faults.noteWrite();
      this.#faults.noteAnswer();
      return result;
    } catch (error) {
      this.#faults.noteError(error);
      throw this.#explain(client, error);
    }
  }

  #explain(client: pg.PoolClient, error: unknown): unknown {
    if (error instanceof QueryTimeout) this.distrustAll();
    if (error instanceof QueryTimeout || endsConnection(error)) this.#lost.set(client, error);
    const lost = this.#lost.get(client);
    if (lost) return this.#unreachable(lost);
    return waitedTooLong.includes(codeOf(error))
      ? new DatabaseBusy('a lock was not free', { cause: error })
      : error;
  }

  #unreachable(cause: unknown): DatabaseUnreachable {
    const reason = cause instanceof Error ? cause.message || codeOf(cause) : String(cause);
    const error = new DatabaseUnreachable(`the database cannot be reached: ${reason}`, { cause });
    // what comes after the end of the pool was cut off by our own stop
    if (!this.#pool.ending) this.#faults.noteUnreachable(error);
    return error;
  }
}

class QueryTimeout extends Error {}

const writes = ['INSERT', 'UPDATE', 'DELETE'];

/** SQLSTATE 08: connection exception; 57P: shutdown; 25P03: transaction idle for too long. */
const endsConnection = (error: unknown): error is Error => /^(08|57P|25P03)/.test(codeOf(error));

/** SQLSTATE 57014: statement timeout; 55P03: lock not available. */
const waitedTooLong = ['57014', '55P03'];

/** Name by which the commands know a server's sessions; an address that names another one names it for both. */
export const applicationName = 'rescue-site';

/** @returns how many sessions of servers and commands are open, and whether there is any table */
export async function readUse(url: string): Promise<{ sessions: number; hasTables: boolean }> {
  const client = new pg.Client({ connectionString: url, application_name: applicationName });
  await client.connect();
  try {
    const { rows } = await client.query(`
      select (select count(*)::int from pg_stat_activity where datname = current_database()
          and pid <> pg_backend_pid() and application_name = current_setting('application_name')) as sessions,
        exists (select from pg_class where relnamespace = current_schema()::regnamespace
          and relkind in ('r', 'p')) as "hasTables"`);
    return rows[0];
  } finally {
    await client.end();
  }
}
