import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Job, JobResult } from './jobs.server.ts';

/** A started process that does jobs, one after the other. */
export interface WorkerProcess {
  pid: number | undefined;
  /** Refused as `crashed` when the process ends over it, as `tooSlow` when it takes longer than `timeLimit` (ms). */
  run(job: Job, timeLimit: number): Promise<JobResult<unknown>>;
  /** False once the process has ended, or is about to. */
  isUsable(): boolean;
  end(): void;
}

// the build has it beside main.js (vite.config.ts); from the sources, Node runs it as it is
const entry = import.meta.env?.PROD ? './picture-worker.js' : './inside/entry.server.ts';

/** @throws {Error} when the process cannot be started */
export async function startWorkerProcess(): Promise<WorkerProcess> {
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
  letServerEnd(child);
  let isGone = false;
  void ended.then(() => {
    isGone = true;
  });

  function end() {
    isGone = true;
    // it holds nothing that would have to be put in order, and does not hear SIGTERM
    child.kill('SIGKILL');
  }

  async function run(job: Job, timeLimit: number): Promise<JobResult<unknown>> {
    const { promise, resolve } = Promise.withResolvers<JobResult<unknown>>();
    const timer = setTimeout(() => {
      end();
      resolve({ refused: 'tooSlow' });
    }, timeLimit);
    child.once('message', resolve);
    void ended.then(() => resolve({ refused: 'crashed' }));
    child.ref();
    child.channel?.ref();
    child.send(job, (error) => {
      if (error) end();
    });
    const result = await promise;
    clearTimeout(timer);
    child.off('message', resolve);
    letServerEnd(child);
    return result;
  }
  return { pid: child.pid, run, end, isUsable: () => !isGone };
}

async function untilReady(child: ChildProcess, ended: Promise<void>): Promise<void> {
  const failed = ended.then(() => {
    throw new Error('the process that works on pictures ended before it was ready');
  });
  await Promise.race([once(child, 'message'), failed]);
}

/** A process that only waits does not keep the server from ending. */
function letServerEnd(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
}
