import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Order, Outcome } from './orders.server.ts';

/** A started process that carries out orders, one after the other. */
export interface Hand {
  pid: number | undefined;
  /** Refused as `crashed` when the process ends over it, as `tooSlow` when it takes longer than `timeLimit` (ms). */
  carryOut(order: Order, timeLimit: number): Promise<Outcome<unknown>>;
  /** False once the process has ended, or is about to. */
  isUsable(): boolean;
  end(): void;
}

// the build has it beside main.js (vite.config.ts); from the sources, Node runs it as it is
const entry = import.meta.env?.PROD ? './picture-process.js' : './entry.server.ts';

/** @throws {Error} when the process cannot be started */
export async function startHand(): Promise<Hand> {
  const child = fork(fileURLToPath(new URL(entry, import.meta.url)), [], {
    // the settings of the server hold passwords, which nothing that reads strangers' files needs
    env: { NODE_ENV: 'production', VIPS_WARNING: '0' },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // a line that breaks, or a program that cannot be started; from its first moment on, as nobody else listens
  child.on('error', () => child.kill('SIGKILL'));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await untilReady(child, ended);
  rest(child);
  let isGone = false;
  void ended.then(() => {
    isGone = true;
  });

  function end() {
    isGone = true;
    // it holds nothing that would have to be put in order, and does not hear SIGTERM
    child.kill('SIGKILL');
  }

  async function carryOut(order: Order, timeLimit: number): Promise<Outcome<unknown>> {
    const { promise, resolve } = Promise.withResolvers<Outcome<unknown>>();
    const timer = setTimeout(() => {
      end();
      resolve({ refused: 'tooSlow' });
    }, timeLimit);
    child.once('message', resolve);
    void ended.then(() => resolve({ refused: 'crashed' }));
    child.ref();
    child.channel?.ref();
    child.send(order, (error) => {
      if (error) end();
    });
    const outcome = await promise;
    clearTimeout(timer);
    child.off('message', resolve);
    rest(child);
    return outcome;
  }
  return { pid: child.pid, carryOut, end, isUsable: () => !isGone };
}

async function untilReady(child: ChildProcess, ended: Promise<void>): Promise<void> {
  const failed = ended.then(() => {
    throw new Error('the process that works on pictures ended before it was ready');
  });
  await Promise.race([once(child, 'message'), failed]);
}

/** A process that only waits does not keep the server from ending. */
function rest(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
}
