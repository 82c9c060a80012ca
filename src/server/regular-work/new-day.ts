import { istanbulDay } from '#/format/dates.ts';
import { minute } from '#/format/durations.ts';
import type { Parts } from '../parts.ts';

type Needed = Pick<Parts, 'clock' | 'pageCache'>;

/** Pages say what comes next, so a page of yesterday is drawn again. */
export function drawPagesEachDay(parts: Needed): () => void {
  const timer = setInterval(watchDay(parts), minute);
  return () => clearInterval(timer);
}

/** @returns the look that finds out whether a new day has begun in Istanbul */
export function watchDay({ clock, pageCache }: Needed): () => void {
  let day = istanbulDay(clock());
  return () => {
    const today = istanbulDay(clock());
    if (today === day) return;
    day = today;
    pageCache.clear();
  };
}
