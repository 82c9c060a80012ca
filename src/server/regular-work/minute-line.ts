import type { monitorEventLoopDelay } from 'node:perf_hooks';
import { countDueJobs } from '#/db/jobs.ts';
import { hour } from '#/format/durations.ts';
import type { Parts } from '../parts.ts';

/** Milliseconds. The histogram holds the time from one tick to the next, so the delay is what it has above that. */
export const tickEvery = 20;

/**
 * Writes one line of figures a minute, also when nobody came: where it stops, the server hangs. Its fields are listed
 * in docs/operating.md and keep their names, as alarms are made of them.
 * @returns what writes the line of the time since it was called last
 */
export function watchMinutes(
  parts: Parts,
  loopDelay: Pick<ReturnType<typeof monitorEventLoopDelay>, 'percentile' | 'reset'>,
): () => Promise<void> {
  return async () => {
    const loopDelayMs = Math.max(0, Math.round(loopDelay.percentile(99) / 1e6) - tickEvery);
    loopDelay.reset();
    const figures = { ...parts.traffic.takeFigures(), loopDelayMs, ...readMemory() };
    parts.log.info({ ...figures, ...(await readState(parts)) }, 'minute');
  };
}

async function readState(parts: Parts) {
  const { pageCache, database, condition } = parts;
  const [{ free, backupAge, warnings }, waiting] = await Promise.all([condition.look(), readQueues(parts)]);
  return {
    diskFreeMb: { data: toMegabytes(free.data), backups: toMegabytes(free.backups) },
    backupAgeHours: backupAge === null ? null : Math.round((backupAge / hour) * 10) / 10,
    overduePageSeconds: pageCache.overdueFor === undefined ? null : Math.round(pageCache.overdueFor / 1000),
    waiting,
    databaseWaits: database.faults.takeWaits(),
    warnings,
  };
}

/** Jobs stand in the database: null while it is away. */
async function readQueues({ drawingQueue, passwordQueues, database, clock }: Parts) {
  const due = await countDueJobs(database.db, clock()).catch(() => null);
  return {
    drawings: drawingQueue.waiting(),
    signIns: passwordQueues.strangers.waiting(),
    staffPasswords: passwordQueues.staff.waiting(),
    pictures: due && (due.get('variants') ?? 0),
    copies: due && (due.get('copy') ?? 0),
  };
}

function readMemory() {
  const { rss, heapUsed } = process.memoryUsage();
  return { memoryMb: { rss: toMegabytes(rss), heap: toMegabytes(heapUsed) } };
}

const toMegabytes = (bytes: number | null) => bytes && Math.round(bytes / 1024 ** 2);
