import { backUpRegularly } from '../backup/back-up-regularly.ts';
import type { Parts } from '../parts.ts';
import { startHousekeeping } from './housekeeping.ts';
import { mailAdminNotices } from './mail-admin-notices.ts';
import { writeMinuteLines } from './minute-line.ts';
import { drawPagesEachDay } from './new-day.ts';
import { turnNoticeOnTime } from './notice-on-time.ts';
import { publishOnTime } from './publish-on-time.ts';

const works: ((parts: Parts) => () => unknown)[] = [
  startHousekeeping,
  backUpRegularly,
  drawPagesEachDay,
  turnNoticeOnTime,
  publishOnTime,
  mailAdminNotices,
  writeMinuteLines,
];

/** What the server does unasked. @returns what stops it, and waits for what is under way; copies end with the parts */
export function startRegularWork(parts: Parts): () => Promise<void> {
  void parts.media.work.start();
  parts.media.copies.start();
  const stops = works.map((start) => start(parts));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
