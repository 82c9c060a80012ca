import type { ExpressionBuilder, Kysely } from 'kysely';
import { isoAfter, minute, second } from '#/format/durations.ts';
import { inBatches } from './many-rows.ts';
import type { Tables } from './tables.ts';

/** Work of one kind that may fail. */
export interface JobPlan {
  /** How many one server does at a time. */
  atOnce: number;
  /** In minutes, after each failure; after one failure more it is given up. */
  pauses: readonly number[];
  /** @param stopping ends it at once, because the server stops */
  run(key: string, stopping: AbortSignal): Promise<unknown>;
  /** Logs what the operator should know. @returns what is noted with the job */
  explain(error: unknown, key: string): JobFailure;
}

interface JobFailure {
  failure: string;
  /** Another try would fail too. */
  isFinal?: boolean;
  /** It is no fault of the job, which is not given up for it. */
  isUncounted?: boolean;
}

export interface Jobs<Kind extends string> {
  /** Looks for what is due; does nothing before the start. */
  wake(): void;
  start(): void;
  /** Does all that is due now, also before the start. */
  finish(kind: Kind): Promise<void>;
  /** What is under way is given back, and counts as no attempt. */
  stop(): Promise<void>;
}

interface JobsParts<Kind extends string> {
  db: Kysely<Tables>;
  clock: () => Date;
  plans: Record<Kind, JobPlan>;
  /** For what fails outside a job, as when the database is away. */
  onFault: (error: unknown) => void;
}

const lookEvery = 30 * second;
/** Renewed by the server at work; a job of one that died is done by another, or by the next. */
const lease = 45 * second;
const renewEvery = 10 * second;

/** The jobs and their times stand in the database, so they survive a restart. */
export function openJobs<Kind extends string>({ plans, ...parts }: JobsParts<Kind>): Jobs<Kind> {
  const stop = new AbortController();
  const open = (kind: string, plan: JobPlan) => openQueue({ ...parts, kind, plan, stopping: stop.signal });
  const queues = new Map(Object.entries<JobPlan>(plans).map(([kind, plan]) => [kind, open(kind, plan)]));
  let timer: NodeJS.Timeout | undefined;

  function wake() {
    if (timer === undefined || stop.signal.aborted) return;
    for (const queue of queues.values()) void queue.finish();
  }

  return {
    wake,
    start() {
      timer = setInterval(wake, lookEvery);
      timer.unref();
      wake();
    },
    finish: async (kind) => queues.get(kind)?.finish(),
    async stop() {
      stop.abort();
      clearInterval(timer);
      await Promise.all([...queues.values()].map((queue) => queue.end()));
    },
  };
}

interface QueueParts extends Omit<JobsParts<string>, 'plans'> {
  kind: string;
  plan: JobPlan;
  stopping: AbortSignal;
}

function openQueue(parts: QueueParts) {
  const { plan, stopping, onFault } = parts;
  let isAskedAgain = false;
  let working: Promise<void> | undefined;

  async function work() {
    do {
      isAskedAgain = false;
      await Promise.all(Array.from({ length: plan.atOnce }, workOff));
    } while (isAskedAgain && !stopping.aborted);
  }

  async function workOff() {
    try {
      while (!stopping.aborted) {
        const job = await takeDue(parts);
        if (!job) return;
        await tryJob(parts, job);
      }
    } catch (error) {
      if (!stopping.aborted) onFault(error);
    }
  }

  return {
    finish(): Promise<void> {
      isAskedAgain = true;
      working ??= work().finally(() => {
        working = undefined;
      });
      return working;
    },
    end: async () => working,
  };
}

interface Job {
  kind: string;
  key: string;
  attempts: number;
  /** While it is at work, the end of the lease; another time means that it was ordered anew, or is no longer ours. */
  nextTryAt: string | null;
}

/** Fewest attempts first, so one that fails delays no other. No two servers get the same one. */
async function takeDue(parts: QueueParts): Promise<Job | undefined> {
  const job = await parts.db
    .selectFrom('jobs')
    .select(['kind', 'key', 'attempts', 'nextTryAt'])
    .where('kind', '=', parts.kind)
    .where('nextTryAt', '<=', parts.clock().toISOString())
    .orderBy('attempts')
    .orderBy('nextTryAt')
    .limit(1)
    .executeTakeFirst();
  // if another server was faster, there may be more
  return !job || (await renewLease(parts, job)) ? job : takeDue(parts);
}

async function renewLease({ db, clock }: QueueParts, job: Job): Promise<boolean> {
  const nextTryAt = isoAfter(clock(), lease);
  const { numUpdatedRows } = await change(db, job).set({ nextTryAt }).executeTakeFirst();
  if (numUpdatedRows > 0n) job.nextTryAt = nextTryAt;
  return numUpdatedRows > 0n;
}

async function tryJob(parts: QueueParts, job: Job): Promise<void> {
  const { db, clock, plan, stopping, onFault } = parts;
  let renewal: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    renewal = renewLease(parts, job).catch(onFault);
  }, renewEvery);
  const failed = await plan.run(job.key, stopping).then(
    () => undefined,
    (error: unknown) => ({ error }),
  );
  clearInterval(timer);
  await renewal;
  if (!failed) {
    await db.deleteFrom('jobs').where(isSame(job)).execute();
  } else if (stopping.aborted) {
    await change(db, job).set({ nextTryAt: clock().toISOString() }).execute();
  } else {
    const { failure, isFinal, isUncounted } = plan.explain(failed.error, job.key);
    const attempts = job.attempts + (isUncounted ? 0 : 1);
    const pause = isFinal ? undefined : plan.pauses[isUncounted ? 0 : attempts - 1];
    const nextTryAt = pause === undefined ? null : isoAfter(clock(), pause * minute);
    await change(db, job).set({ attempts, nextTryAt, failure }).execute();
  }
}

const change = (db: Kysely<Tables>, job: Job) => db.updateTable('jobs').where(isSame(job));

const isSame =
  ({ kind, key, nextTryAt }: Job) =>
  ({ and }: ExpressionBuilder<Tables, 'jobs'>) =>
    and({ kind, key, nextTryAt });

interface Order {
  kind: string;
  keys: readonly string[];
  from: Date;
  /** Made already, elsewhere. */
  attempts?: number;
  failure?: string;
}

/** Anew, if they stand there already. Call `wake` after the transaction `tx`. */
export async function orderJobs(
  tx: Kysely<Tables>,
  { kind, keys, from, attempts = 0, failure = '' }: Order,
): Promise<void> {
  const state = { attempts, nextTryAt: from.toISOString(), failure };
  for (const batch of inBatches(keys))
    await tx
      .insertInto('jobs')
      .values(batch.map((key) => ({ kind, key, ...state })))
      .onConflict((conflict) => conflict.columns(['kind', 'key']).doUpdateSet(state))
      .execute();
}

/** Counts the jobs that could be done now, by their kind. */
export async function countDueJobs(db: Kysely<Tables>, now: Date): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('jobs')
    .select(['kind', (row) => row.fn.countAll<number>().as('due')])
    .where('nextTryAt', '<=', now.toISOString())
    .groupBy('kind')
    .execute();
  return new Map(rows.map(({ kind, due }) => [kind, due]));
}

/** Deletes a job. @returns false when there was none, as when another server was quicker */
export async function forgetJob(
  tx: Kysely<Tables>,
  { kind, key }: { kind: 'variants' | 'copy'; key: string },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('jobs')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
