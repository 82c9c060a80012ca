import type { Notice } from './notice.ts';

/** Tells whether a notice is shown: from the moment it begins until the one it ends, where it has them. */
export function isNoticeShown({ isOn, begins, ends }: Notice, now: Date): boolean {
  const at = now.toISOString();
  return isOn && (begins === null || begins <= at) && (ends === null || at < ends);
}

/** Tells whether it came or went after `since`, up to `now`. */
export const hasNoticeTurned = ({ begins, ends }: Notice, { since, now }: { since: Date; now: Date }) =>
  [begins, ends].some(
    (moment) => moment !== null && since.toISOString() < moment && moment <= now.toISOString(),
  );
