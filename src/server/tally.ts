import { minute } from '#/format/durations.ts';

/**
 * Counts what can come as often as it likes, so that it does not fill the log.
 * @param tell is given the counts once a minute, and at the end of the process, when there are any
 * @returns counts one of this name, and says how many of the minute that makes; the caller bounds how many names there are
 */
export function openTally(tell: (counts: Record<string, number>) => void): (name: string) => number {
  const counts = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;

  function begin() {
    timer = setTimeout(end, minute).unref();
    process.once('exit', end);
  }

  function end() {
    clearTimeout(timer);
    process.off('exit', end);
    const told = Object.fromEntries(counts);
    counts.clear();
    tell(told);
  }

  return function count(name) {
    if (counts.size === 0) begin();
    const times = (counts.get(name) ?? 0) + 1;
    counts.set(name, times);
    return times;
  };
}
