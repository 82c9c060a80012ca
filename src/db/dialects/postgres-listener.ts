import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Watcher } from '../connection.ts';
import type { Timeouts } from '../timeouts.ts';
import { within } from '../within.ts';
import { applicationName } from './postgres-use.ts';

const reconnectAfter = 1000;
const longestGoodbye = 1000;

interface Listening {
  watcher: Watcher;
  timeouts: Timeouts;
  onError: (error: Error) => void;
}

/** Uses a client of its own with a heartbeat, because a connection that dies silently reports nothing. */
export function listenForWrites(url: string, listening: Listening): () => Promise<void> {
  const listener = new WriteListener(url, listening);
  void listener.run();
  return () => listener.stop();
}

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
    const timeoutError = () => new Error('no goodbye');
    await within(this.#client.end(), { milliseconds: longestGoodbye, timeoutError }).catch(() => {});
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
    return within(this.#client.query(sql), {
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
