import { monitorEventLoopDelay } from 'node:perf_hooks';
import { hasNoticeTurned } from '#/content/notice-time.ts';
import { istanbulDay } from '#/format/dates.ts';
import { hour, minute } from '#/format/durations.ts';
import { listBackupWork } from '../backup/back-up-regularly.ts';
import { fillReserve } from '../disk-reserve.ts';
import { removeUsedPassword } from '../first-start.ts';
import type { Parts } from '../parts.ts';
import { type RegularWork, regularly } from '../regularly.ts';
import { doHousekeeping } from './housekeeping.ts';
import { mailNoticesOf } from './mail-admin-notices.ts';
import { tickEvery, watchMinutes } from './minute-line.ts';
import { watchSchedule } from './publish-on-time.ts';

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
    { every: minute, what: 'new day not seen', run: watchDay(parts) },
    // a look only compares dates; a timer for the moment itself would be late when the machine has slept
    { every: 250, what: 'turn of the notice not seen', run: watchNotice(parts) },
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
export function watchNotice({
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
