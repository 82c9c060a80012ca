import { setTimeout as sleep } from 'node:timers/promises';
import { PostgresDialect } from 'kysely';
import pg from 'pg';
import {
  type Connection,
  type ConnectionOptions,
  ObservedFaults,
  type Watcher,
  withTimeout,
} from '../connection.ts';
import { applicationName, BoundedPool } from './postgres-pool.ts';

const int8 = 20;

export function openPostgres(url: string, { onError, timeouts }: ConnectionOptions): Connection {
  pg.types.setTypeParser(int8, parseSafeInteger);
  const faults = new ObservedFaults();
  const pool = new BoundedPool(url, { onError, timeouts, faults });
  return {
    engine: 'postgres',
    dialect: new PostgresDialect({ pool }),
    faults,
    watchWrites(watcher) {
      const listener = new WriteListener(url, {
        watcher,
        timeouts,
        onError(error) {
          // the pool's connections lead to the same server
          pool.distrustAll();
          faults.noteUnreachable(error);
          onError(error);
        },
      });
      void listener.run();
      return () => listener.stop();
    },
  };
}

/** Reads a count or size, which PostgreSQL sends as text. @throws {RangeError} instead of rounding a number that is too large */
export function parseSafeInteger(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${text} is too large for a number`);
  return number;
}

const reconnectAfter = 1000;
const longestGoodbye = 1000;

interface Listening extends ConnectionOptions {
  watcher: Watcher;
}

/** Listens on a client of its own with a heartbeat, because a connection that dies silently reports nothing. */
class WriteListener {
  readonly #stopped = new AbortController();
  readonly #url: string;
  readonly #listening: Listening;
  #client = new pg.Client();
  #isFirst = true;
  #isReported = false;

  constructor(url: string, listening: Listening) {
    this.#url = url;
    this.#listening = listening;
  }

  async run(): Promise<void> {
    const { signal } = this.#stopped;
    while (!signal.aborted) {
      await this.#listen().catch(this.#report);
      void this.#client.end();
      await sleep(reconnectAfter, undefined, { signal }).catch(() => {});
    }
  }

  async stop(): Promise<void> {
    this.#stopped.abort();
    await withTimeout(this.#client.end(), { milliseconds: longestGoodbye }).catch(() => {});
  }

  async #listen(): Promise<void> {
    const { watcher, timeouts } = this.#listening;
    const ended = new AbortController();
    const signal = AbortSignal.any([this.#stopped.signal, ended.signal]);
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: applicationName,
      connectionTimeoutMillis: timeouts.connect,
      keepAlive: true,
    });
    this.#client = client;
    client.on('notification', watcher.look);
    client.on('error', this.#report);
    client.once('end', () => ended.abort());
    await client.connect();
    await this.#ask('listen content_changed');
    this.#greet();
    for (;;) {
      await sleep(timeouts.heartbeat, undefined, { signal });
      await this.#ask('select 1');
    }
  }

  #greet(): void {
    const { watcher } = this.#listening;
    if (this.#isFirst) watcher.look();
    else watcher.onMissed();
    this.#isFirst = false;
    this.#isReported = false;
  }

  #ask(sql: string) {
    return withTimeout(this.#client.query(sql), {
      milliseconds: this.#listening.timeouts.heartbeat,
      timeoutError: () => new Error('the connection that listens for writes does not answer'),
    });
  }

  readonly #report = (error: Error): void => {
    if (this.#isReported || this.#stopped.signal.aborted) return;
    this.#isReported = true;
    this.#listening.onError(error);
  };
}
