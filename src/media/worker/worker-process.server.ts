import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Job, JobResult } from './jobs.server.ts';

export interface WorkerProcess {
  pid: number | undefined;
  /** `crashed` when the process ends meanwhile, `tooSlow` after `timeLimit` (ms). */
  run(job: Job, timeLimit: number): Promise<JobResult<unknown>>;
  isUsable(): boolean;
  end(): void;
}

// the build puts it beside main.js (vite.config.ts); in development Node runs the source itself
const entry = import.meta.env?.PROD ? './picture-worker.js' : './inside/entry.server.ts';

export async function startWorkerProcess(): Promise<WorkerProcess> {
  const child = fork(fileURLToPath(new URL(entry, import.meta.url)), [], {
    // the server's settings hold passwords, which a process that reads strangers' files must not have
    // glibc would keep what each thread has freed for that thread: 100 MB more after a few large photographs
    env: { NODE_ENV: 'production', VIPS_WARNING: '0', MALLOC_ARENA_MAX: '1' },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // added at once, because an error without a listener would end the server
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
    // it has nothing to clean up, and ignores SIGTERM
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

/** A waiting process must not keep the server alive. */
function letServerEnd(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
}
