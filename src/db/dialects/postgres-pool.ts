import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { codeOf, DatabaseBusy, DatabaseUnreachable } from '../faults.ts';
import type { ObservedFaults } from '../observed-faults.ts';
import type { Timeouts } from '../timeouts.ts';
import { within } from '../within.ts';

const mostConnections = 10;
const keepAliveAfter = 10_000;

interface Statement {
  sql: string;
  parameters: unknown[];
  /** For its answer; 0 is without end. */
  milliseconds: number;
}

/**
 * A pool for Kysely that gives up in time. `statement_timeout` alone is the clock of a server that may hang; so each
 * statement has one here too, and a connection that was given up, or lost, is never used again.
 */
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
    // a little before our own clock, so that a statement that only waits for a lock costs no connection
    const statementTimeout = Math.round(timeouts.query * 0.9);
    this.#pool = new pg.Pool({
      connectionString: url,
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
      // and so does one in use, of which the pool does not hear
      client.on('error', (error) => this.#lost.set(client, error));
    });
  }

  async connect(): Promise<PostgresPoolClient> {
    const started = performance.now();
    const client = await this.#takeClient();
    const milliseconds = this.#limitAfter(performance.now() - started);
    const held = {
      query: (sql: string, parameters: unknown[] = []) =>
        this.#query(client, { sql, parameters, milliseconds }),
      release: () => client.release(this.#lost.has(client) || !this.#trusted.has(client)),
    };
    // the type asks for a second form of `query`, with a cursor: for streams, and nothing here streams
    return held as unknown as PostgresPoolClient;
  }

  end(): Promise<void> {
    return this.#pool.end();
  }

  /** Other connections may have died as silently as one did: none that is open now is used for anything new. */
  distrustAll(): void {
    this.#trusted = new WeakSet();
  }

  async #takeClient(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await this.#pool.connect().catch((error: unknown) => {
        throw unreachable(error);
      });
      if (this.#trusted.has(client)) return client;
      client.release(true);
    }
  }

  /** What is left for a statement, in milliseconds; 0 is without end. */
  #limitAfter(waited: number): number {
    const { query, call } = this.#timeouts;
    return query === 0 ? 0 : Math.min(query, Math.ceil(call - waited));
  }

  async #query(client: pg.PoolClient, { sql, parameters, milliseconds }: Statement) {
    const lost = this.#lost.get(client);
    if (lost) throw unreachable(lost);
    const timeoutError = () => new QueryTimeout(`no answer within ${milliseconds} ms`);
    try {
      const result = await within(client.query(sql, parameters), { milliseconds, timeoutError });
      if (writes.includes(result.command)) this.#faults.noteWrite();
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
    if (lost) return unreachable(lost);
    return waitedTooLong.includes(codeOf(error))
      ? new DatabaseBusy('a lock was not free', { cause: error })
      : error;
  }
}

class QueryTimeout extends Error {}

const writes = ['INSERT', 'UPDATE', 'DELETE'];

/** SQLSTATE 08: connection exceptions; 57P: shutdown; 25P03: a transaction that was left alone. */
const endsConnection = (error: unknown): error is Error => /^(08|57P|25P03)/.test(codeOf(error));

/** SQLSTATE of a statement that came to its timeout, and of a lock that was not to be had. */
const waitedTooLong = ['57014', '55P03'];

function unreachable(cause: unknown): DatabaseUnreachable {
  const reason = cause instanceof Error ? cause.message || codeOf(cause) : String(cause);
  return new DatabaseUnreachable(`the database cannot be reached: ${reason}`, { cause });
}
