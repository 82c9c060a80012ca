import { hasNoticeTurned } from '#/content/notice-time.ts';
import type { Parts } from '../parts.ts';

type Needed = Pick<Parts, 'clock' | 'content' | 'pageCache'>;

/** In ms. A look only compares dates; a timer for the moment itself would be late when the machine has slept. */
const lookEvery = 250;

/** The notice comes and goes by itself at its moments, also on pages that are kept. */
export function turnNoticeOnTime(parts: Needed): () => void {
  const timer = setInterval(watchNotice(parts), lookEvery);
  return () => clearInterval(timer);
}

/** @returns the look that finds out whether the notice has come or gone since the last one */
export function watchNotice({ clock, content, pageCache }: Needed): () => void {
  let since = clock();
  return () => {
    const now = clock();
    // kept pages were drawn from what was read last
    if (hasNoticeTurned(content.last.notice, { since, now })) pageCache.clear();
    since = now;
  };
}
