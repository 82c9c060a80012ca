import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { unavailable } from '#/http/errors.ts';
import { mediaRefusalText as text } from '#/i18n/tr/media-refusals.ts';
import type { Job, JobResult, ResultOf } from './jobs.server.ts';

export type Urgency = 'upload' | 'background';

export interface PictureWorker {
  /** @throws {Refusal} 503 once the worker is closed @throws {Error} when the process cannot be started */
  run<Asked extends Job>(job: Asked, urgency: Urgency): Promise<ResultOf<Asked>>;
  waiting(): number;
  pid(): number | undefined;
  close(): void;
}

interface QueuedJob {
  job: Job;
  resolve: (result: never) => void;
  reject: (error: unknown) => void;
}

/**
 * Opens the worker. It takes one picture at a time, which bounds the cost; an idle process ends to free memory. A
 * picture that crashes it is refused.
 */
export function openPictureWorker({
  timeLimit = 120_000,
  idleMilliseconds = 30_000,
}: {
  /** In ms, for one job. */
  timeLimit?: number;
  idleMilliseconds?: number;
} = {}): PictureWorker {
  const queues: Record<Urgency, QueuedJob[]> = { upload: [], background: [] };
  let worker: WorkerProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let isWorking = false;
  let isClosed = false;

  async function workOff() {
    if (isWorking) return;
    isWorking = true;
    clearTimeout(idle);
    for (let queued = next(); queued; queued = next()) await runQueued(queued);
    isWorking = false;
    idle = setTimeout(() => worker?.end(), idleMilliseconds);
    idle.unref();
  }

  const next = () => queues.upload.shift() ?? queues.background.shift();

  async function runQueued({ job, resolve, reject }: QueuedJob) {
    try {
      const { run } = await usableWorker();
      const result = await run(job, timeLimit);
      // closing has ended the process, so the picture is not to blame
      if (isClosed && result.refused) throw stopping();
      resolve(result as never);
    } catch (error) {
      reject(error);
    }
  }

  async function usableWorker(): Promise<WorkerProcess> {
    if (!isClosed && !worker?.isUsable()) worker = await startWorkerProcess();
    if (!worker || isClosed) {
      worker?.end();
      throw stopping();
    }
    return worker;
  }

  return {
    run(job, urgency) {
      const { promise, resolve, reject } = Promise.withResolvers<ResultOf<typeof job>>();
      queues[urgency].push({ job, resolve, reject });
      void workOff();
      return promise;
    },
    waiting: () => queues.upload.length,
    pid: () => (worker?.isUsable() ? worker.pid : undefined),
    close() {
      isClosed = true;
      clearTimeout(idle);
      worker?.end();
    },
  };
}

/** Asked again a moment later, the next server answers. */
const stopping = () => unavailable(text.stopping);

interface WorkerProcess {
  pid: number | undefined;
  /** `crashed` when the process ends meanwhile, `tooSlow` after `timeLimit` (ms). */
  run(job: Job, timeLimit: number): Promise<JobResult<unknown>>;
  isUsable(): boolean;
  end(): void;
}

// the build puts it beside main.js (vite.config.ts); in development Node runs the source itself
const entry = import.meta.env?.PROD ? './picture-worker.js' : './inside/entry.server.ts';

async function startWorkerProcess(): Promise<WorkerProcess> {
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
