import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Memory of a process and all it has started, in MB as `ps` adds it up (RSS): what two of them share, such as the program
 * itself, counts twice. Linux only: reads /proc. A process that ends meanwhile counts nothing.
 */
export async function memoryOfTree(pid: number): Promise<number> {
  const started = await Promise.all((await childrenOf(pid)).map(memoryOfTree));
  return started.reduce((sum, one) => sum + one, await memoryOf(pid));
}

/** Runs `work`, and looks every 20 ms. @returns the most memory it saw, as above */
export async function peakDuring(pid: number, work: () => Promise<unknown>): Promise<number> {
  let peak = await memoryOfTree(pid);
  let isDone = false;
  const watching = (async () => {
    while (!isDone) {
      peak = Math.max(peak, await memoryOfTree(pid));
      await sleep(20);
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

async function memoryOf(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  return Number(/^Rss:\s+(\d+)/m.exec(text)?.[1] ?? 0) / 1024;
}

async function childrenOf(pid: number): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  return text.split(' ').filter(Boolean).map(Number);
}
