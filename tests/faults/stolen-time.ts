import { readFileSync } from 'node:fs';

/**
 * What share of the processors' time the host of this virtual machine gave to others during `work`, from 0 to 1: while it
 * does, nothing on this machine can be timed. 0 where there is no /proc/stat (proc_stat(5), 'steal').
 */
export async function stolenDuring<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; stolen: number }> {
  const before = readTimes();
  const result = await work();
  const after = readTimes();
  return { result, stolen: (after.stolen - before.stolen) / Math.max(1, after.all - before.all) };
}

/** In ticks since the machine was started, over all processors. */
function readTimes(): { stolen: number; all: number } {
  try {
    const [total = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
    // user, nice, system, idle, iowait, irq, softirq, steal; what follows is in user and nice already
    const times = total.trim().split(/\s+/).slice(1, 9).map(Number);
    return { stolen: times[7] ?? 0, all: times.reduce((sum, time) => sum + time, 0) };
  } catch {
    return { stolen: 0, all: 0 };
  }
}
