import { minute } from '#/format/durations.ts';

/**
 * Counts what anybody can cause as often as they like, so that it does not fill the log.
 * @param tell is given the counts once a minute, when there are any
 * @returns counts one of this name; names come from a short list of our own
 */
export function openTally(tell: (counts: Record<string, number>) => void): (name: string) => void {
  const counts = new Map<string, number>();

  function end() {
    tell(Object.fromEntries(counts));
    counts.clear();
  }

  return function count(name) {
    if (counts.size === 0) setTimeout(end, minute).unref();
    counts.set(name, (counts.get(name) ?? 0) + 1);
  };
}
