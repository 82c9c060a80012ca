import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Order, Outcome, Task } from './orders.server.ts';

/** A started process that carries out orders, one after the other. */
export interface Hand {
  pid: number | undefined;
  /** Refused as `crashed` when the process ends over it, as `tooSlow` when it takes longer than `timeLimit` (ms). */
  carryOut(order: Order, terms: { timeLimit: number; besideVisitors: boolean }): Promise<Outcome<unknown>>;
  /** False once the process has ended, or is about to. */
  isUsable(): boolean;
  end(): void;
}

// the build has it beside main.js (vite.config.ts); from the sources, Node runs it as it is
const isBuilt = import.meta.env?.PROD === true;
const entry = isBuilt ? './picture-process.js' : './entry.server.ts';
// its JavaScript only hands over to sharp: without a compiler it takes 8 MB less and can make no memory executable. Node
// reads TypeScript with WebAssembly, which needs one.
const flags = isBuilt ? ['--jitless'] : [];

/** glibc gives what a picture took back to the machine at once, and not when the process ends: 50 MB at the most. */
const thrift = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/** @throws {Error} when the process cannot be started */
export async function startHand(): Promise<Hand> {
  const child = fork(fileURLToPath(new URL(entry, import.meta.url)), [], {
    // the settings of the server hold passwords, which nothing that reads strangers' files needs
    env: { NODE_ENV: 'production', VIPS_WARNING: '0', ...thrift },
    execArgv: flags,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // Linux shares the processors among sessions first: in ours, its work would count as the server's
    detached: true,
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

  async function carryOut(
    order: Order,
    { timeLimit, besideVisitors }: { timeLimit: number; besideVisitors: boolean },
  ): Promise<Outcome<unknown>> {
    const { promise, resolve } = Promise.withResolvers<Outcome<unknown>>();
    const timer = setTimeout(() => {
      end();
      resolve({ refused: 'tooSlow' });
    }, timeLimit);
    child.once('message', resolve);
    void ended.then(() => resolve({ refused: 'crashed' }));
    child.ref();
    child.channel?.ref();
    child.send({ order, besideVisitors } satisfies Task, (error) => {
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
