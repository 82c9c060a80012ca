import { fork } from 'node:child_process';
import { join } from 'node:path';

export interface Order {
  command: string[];
  /** What asks the program to stop, in the way it likes best. */
  stopSignal?: NodeJS.Signals;
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Runs as this user instead of the caller; for root only. */
  user?: { uid: number; gid: number };
  /** File that receives what the program prints; without it, it prints where the tests print. */
  log?: string;
  /** Folder that goes when the program has ended. */
  removeAfter?: string;
}

export interface Leashed {
  /** Process id of the program itself: for tests that kill it the hard way. */
  pid: number;
  /** Resolves when the program has ended, however it ended, with the last lines of its log. */
  ended: Promise<string>;
  stop(): Promise<void>;
}

/**
 * Starts a program that ends when this process does, even by kill -9: a small process in between holds it, sees the
 * line to us break, stops the program and tidies up.
 */
export async function startOnLeash({ env, ...order }: Order): Promise<Leashed> {
  const holder = fork(join(import.meta.dirname, 'leash-holder.ts'), [JSON.stringify(order)], {
    env: env ?? process.env,
    execArgv: [],
    // a session of its own, so that Ctrl-C or a kill of the whole group leaves somebody to tidy up
    detached: true,
  });
  let lastWords = '';
  const ended = new Promise<string>((resolve) => holder.once('exit', () => resolve(lastWords)));
  const pid = await new Promise<number>((resolve, reject) => {
    holder.on('message', (message: { pid?: number; error?: string; lastWords?: string }) => {
      if (message.pid !== undefined) resolve(message.pid);
      if (message.error !== undefined) reject(new Error(message.error));
      lastWords = message.lastWords ?? '';
    });
    void ended.then(() => reject(new Error(`${order.command[0]} could not be started`)));
  });
  holder.unref();
  holder.channel?.unref();

  async function stop() {
    holder.ref();
    if (holder.connected) holder.disconnect();
    await ended;
  }
  return { pid, ended, stop };
}
