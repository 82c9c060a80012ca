import { hour, minute } from '#/format/durations.ts';

/** A session ends after a day without use, and after two weeks in any case (ASVS 7.3). */
const longestIdle = 24 * hour;
const longestSession = 14 * 24 * hour;
/** Limits writes, because reading a page must not write to the disk each time. */
const touchEvery = minute;
/** How far the clocks of two copies of the server may differ. */
const mostAhead = 5 * minute;

interface SessionTimes {
  createdAt: string;
  lastSeenAt: string;
}

/** Sessions that began, or were last used, before these moments have ended. */
export const oldestOpen = (now: Date): SessionTimes => ({
  createdAt: later(now, -longestSession),
  lastSeenAt: later(now, -longestIdle),
});

export function hasEnded({ createdAt, lastSeenAt }: SessionTimes, now: Date): boolean {
  const oldest = oldestOpen(now);
  return createdAt <= oldest.createdAt || lastSeenAt <= oldest.lastSeenAt;
}

/** True when a clock was wrong, now or then, and nobody can say how old the session is. */
export function isFromFuture({ createdAt, lastSeenAt }: SessionTimes, now: Date): boolean {
  const latest = later(now, mostAhead);
  return createdAt > latest || lastSeenAt > latest;
}

export const needsTouch = ({ lastSeenAt }: SessionTimes, now: Date): boolean =>
  lastSeenAt < later(now, -touchEvery);

const later = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString();
