import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

/** Memory of a process and all it has started, in MB. */
export interface TreeMemory {
  /** As `ps` adds it up: what two processes share, such as the program itself, counts twice. */
  resident: number;
  /** What the machine would get back: what is shared counts once (Linux's PSS). */
  proportional: number;
}

/** Linux only: reads /proc. A process that ends meanwhile counts nothing. */
export async function memoryOfTree(pid: number): Promise<TreeMemory> {
  const own = await memoryOf(pid);
  const started = await Promise.all((await childrenOf(pid)).map(memoryOfTree));
  return started.reduce(
    (sum, one) => ({
      resident: sum.resident + one.resident,
      proportional: sum.proportional + one.proportional,
    }),
    own,
  );
}

/** Runs `work`, and looks every 20 ms. @returns the most it saw of each */
export async function peakDuring(pid: number, work: () => Promise<unknown>): Promise<TreeMemory> {
  let peak = await memoryOfTree(pid);
  let isDone = false;
  const watching = (async () => {
    while (!isDone) {
      const { resident, proportional } = await memoryOfTree(pid);
      peak = {
        resident: Math.max(peak.resident, resident),
        proportional: Math.max(peak.proportional, proportional),
      };
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

async function memoryOf(pid: number): Promise<TreeMemory> {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  const megabytes = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0) / 1024;
  return { resident: megabytes('Rss'), proportional: megabytes('Pss') };
}

async function childrenOf(pid: number): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  return text.split(' ').filter(Boolean).map(Number);
}
