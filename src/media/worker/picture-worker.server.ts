import type { Job, ResultOf } from './jobs.server.ts';
import { startWorkerProcess, type WorkerProcess } from './worker-process.server.ts';

/** Uploads go before the work that nobody waits for. */
export type Urgency = 'upload' | 'background';

export interface PictureWorker {
  /**
   * Does `job` when its turn comes.
   * @throws {Error} when the process cannot be started at all, or the worker has been closed
   */
  run<Asked extends Job>(job: Asked, urgency: Urgency): Promise<ResultOf<Asked>>;
  /** How many uploads wait for their turn. */
  waiting(): number;
  /** Process id while there is one. */
  pid(): number | undefined;
  close(): void;
}

interface QueuedJob {
  job: Job;
  resolve: (result: never) => void;
  reject: (error: unknown) => void;
}

/**
 * One process that works on one picture at a time, so that what pictures cost is bounded however many people upload. It
 * is started when it is needed, and ends when it has had nothing to do for `idleMilliseconds`, which gives its memory
 * back. A picture that ends it is refused; the next one finds a new process.
 */
export function openPictureWorker({
  timeLimit = 120_000,
  idleMilliseconds = 30_000,
}: {
  /** Milliseconds that one job may take. */
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
      resolve((await run(job, timeLimit)) as never);
    } catch (error) {
      reject(error);
    }
  }

  async function usableWorker(): Promise<WorkerProcess> {
    if (!isClosed && !worker?.isUsable()) worker = await startWorkerProcess();
    if (!worker || isClosed) {
      worker?.end();
      throw new Error('the server is stopping');
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
