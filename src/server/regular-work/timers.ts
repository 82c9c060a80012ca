import { monitorEventLoopDelay } from 'node:perf_hooks';
import { hasNoticeTurned } from '#/content/notice-time.ts';
import { countDueJobs } from '#/db/jobs.ts';
import { istanbulDay } from '#/format/dates.ts';
import { hour, minute } from '#/format/durations.ts';
import { listBackupWork } from '../backup/backup-work.ts';
import { fillReserve } from '../condition.ts';
import { removeUsedPassword } from '../first-admin.ts';
import type { Log } from '../log.ts';
import { type Parts, storeReads } from '../parts.ts';
import { doHousekeeping, mailNoticesOf, watchSchedule } from './due-work.ts';

/**
 * Starts what the server does unasked.
 * @returns what stops it, and waits for what is under way; jobs end with the parts
 */
export function startRegularWork(parts: Parts): () => Promise<void> {
  parts.media.jobs.start();
  return regularly(parts.log, listWorks(parts));
}

function listWorks(parts: Parts): RegularWork[] {
  const loopDelay = monitorEventLoopDelay({ resolution: tickEvery });
  loopDelay.enable();
  return [
    { every: 6 * hour, what: 'housekeeping not done', run: () => doHousekeeping(parts) },
    { every: 6 * hour, what: 'no reserve on the disk', run: () => fillReserve(parts.config) },
    { every: 6 * hour, what: 'first password not removed', run: () => removeUsedPassword(parts) },
    ...listBackupWork(parts),
    { every: minute, what: 'reads not stored', run: () => storeReads(parts) },
    { every: minute, what: 'new day not seen', run: watchDay(parts) },
    // a look only compares dates; a timer for the moment itself would be late when the machine has slept
    { every: 250, what: 'turn of the notice not seen', run: turnNoticeOnTime(parts) },
    // another copy hears of what was published within a second (db/content-version.ts)
    { every: 2000, what: 'schedule not looked at', run: watchSchedule(parts) },
    { every: minute, what: 'notices to admins not sent', run: mailNoticesOf(parts) },
    {
      ...{ every: minute, what: 'minute not measured', run: watchMinutes(parts, loopDelay) },
      stop: () => loopDelay.disable(),
    },
  ];
}

/**
 * Pages say what comes next, so a page of yesterday is drawn again.
 * @returns the look that finds out whether a new day has begun in Istanbul
 */
export function watchDay({ clock, pageCache }: Pick<Parts, 'clock' | 'pageCache'>): () => void {
  let day = istanbulDay(clock());
  return () => {
    const today = istanbulDay(clock());
    if (today === day) return;
    day = today;
    pageCache.clear();
  };
}

/**
 * The notice comes and goes by itself at its moments, also on pages that are kept.
 * @returns the look that finds out whether it has come or gone since the last one
 */
export function turnNoticeOnTime({
  clock,
  content,
  pageCache,
}: Pick<Parts, 'clock' | 'content' | 'pageCache'>): () => void {
  let since = clock();
  return () => {
    const now = clock();
    // kept pages were drawn from what was read last
    if (hasNoticeTurned(content.last.notice, { since, now })) pageCache.clear();
    since = now;
  };
}

export interface RegularWork {
  /** In ms. */
  every: number;
  /** Until the first time, in ms; without it, it begins at once. */
  after?: number;
  /** What the log says when it fails. */
  what: string;
  /** One that fails in several ways throws an AggregateError: each of its errors is logged in its own words, with its cause. */
  run(): unknown;
  /** Cuts short what runs. */
  stop?(): void;
}

/**
 * Runs each at its times, and none again before it has ended.
 * @returns what stops them, and waits for what is under way
 */
export function regularly(log: Pick<Log, 'error'>, works: RegularWork[]): () => Promise<void> {
  const stops = works.map((work) => begin(log, work));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

function begin(log: Pick<Log, 'error'>, work: RegularWork): () => Promise<void> | undefined {
  let running: Promise<void> | undefined;
  function look() {
    running ??= attempt(log, work).finally(() => {
      running = undefined;
    });
  }
  let first: NodeJS.Timeout | undefined;
  if (work.after === undefined) look();
  else first = setTimeout(look, work.after);
  const timer = setInterval(look, work.every);
  return () => {
    clearTimeout(first);
    clearInterval(timer);
    work.stop?.();
    return running;
  };
}

/** Runs it once; a failure is logged. */
export async function attempt(
  log: Pick<Log, 'error'>,
  { what, run }: Pick<RegularWork, 'what' | 'run'>,
): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!(error instanceof AggregateError)) return log.error(error, what);
    for (const { cause, message } of error.errors) log.error(cause, message);
  }
}

/** Milliseconds. The histogram holds the time from one tick to the next, so the delay is what it has above that. */
const tickEvery = 20;

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
  const overdue = pageCache.overdueFor();
  return {
    diskFreeMb: { data: toMegabytes(free.data), backups: toMegabytes(free.backups) },
    backupAgeHours: backupAge === null ? null : Math.round((backupAge / hour) * 10) / 10,
    overduePageSeconds: overdue === undefined ? null : Math.round(overdue / 1000),
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
