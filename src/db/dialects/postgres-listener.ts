import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Watcher } from '../connection.ts';
import type { Timeouts } from '../timeouts.ts';
import { within } from '../within.ts';

const reconnectAfter = 1000;
const longestGoodbye = 1000;

/**
 * Listens for writes on a client of its own, and asks it from time to time whether it is still alive: a connection that
 * died silently would never tell. While it was away anything may have been missed.
 * @param onError hears of each loss once, however long it lasts
 * @returns what stops it
 */
export function listenForWrites(
  url: string,
  { watcher, timeouts, onError }: { watcher: Watcher; timeouts: Timeouts; onError: (error: Error) => void },
): () => Promise<void> {
  const stopped = new AbortController();
  let client = new pg.Client();
  let isFirst = true;
  let isReported = false;

  async function run() {
    while (!stopped.signal.aborted) {
      await listen().catch(report);
      void client.end();
      await sleep(reconnectAfter, undefined, { signal: stopped.signal }).catch(() => {});
    }
  }

  /** Ends, with an error, when the connection does. */
  async function listen() {
    const ended = new AbortController();
    const signal = AbortSignal.any([stopped.signal, ended.signal]);
    client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: timeouts.connect,
      keepAlive: true,
    });
    client.on('notification', watcher.look);
    client.on('error', report);
    client.once('end', () => ended.abort());
    await client.connect();
    await ask('listen content_changed');
    greet();
    for (;;) {
      await sleep(timeouts.heartbeat, undefined, { signal });
      await ask('select 1');
    }
  }

  function greet() {
    if (isFirst) watcher.look();
    else watcher.onMissed();
    [isFirst, isReported] = [false, false];
  }

  const ask = (sql: string) =>
    within(client.query(sql), {
      milliseconds: timeouts.heartbeat,
      timeoutError: () => new Error('the connection that listens for writes does not answer'),
    });

  function report(error: Error) {
    if (isReported || stopped.signal.aborted) return;
    isReported = true;
    onError(error);
  }

  void run();
  return async () => {
    stopped.abort();
    await within(client.end(), {
      milliseconds: longestGoodbye,
      timeoutError: () => new Error('no goodbye'),
    }).catch(() => {});
  };
}
