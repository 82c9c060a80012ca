import { unavailable } from '#/http/errors.ts';
import { mediaRefusalText as text } from '#/i18n/tr/media-refusals.ts';
import type { Job, ResultOf } from './jobs.server.ts';
import { startWorkerProcess, type WorkerProcess } from './worker-process.server.ts';

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

/** One picture at a time bounds the cost; an idle process ends to free memory. A picture that crashes it is refused. */
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
