import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

/** Resident memory of a process and all it has started, in MB, as `ps` tells it. */
export async function memoryOfTree(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-eo', 'pid=,ppid=,rss=']);
  const rows = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const family = new Set([pid]);
  let size = 0;
  while (family.size > size) {
    size = family.size;
    for (const [child = 0, parent = 0] of rows) if (family.has(parent)) family.add(child);
  }
  const kilobytes = rows.reduce((sum, [child = 0, , rss = 0]) => sum + (family.has(child) ? rss : 0), 0);
  return kilobytes / 1024;
}

/** Runs `work`, and looks every 30 ms. @returns the most it saw, in MB */
export async function peakDuring(pid: number, work: () => Promise<unknown>): Promise<number> {
  let peak = await memoryOfTree(pid);
  let isDone = false;
  const watching = (async () => {
    while (!isDone) {
      peak = Math.max(peak, await memoryOfTree(pid));
      await sleep(30);
    }
  })();
  try {
    await work();
  } finally {
    isDone = true;
    await watching;
  }
  return peak;
}
