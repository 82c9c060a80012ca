import { globSync, readFileSync } from 'node:fs';

/** Lists the processes that this one has started. `ps` would say the same, but not every machine has it. Only for Linux. */
export function listChildren(): { pid: number; command: string }[] {
  const pids = globSync('/proc/self/task/*/children').flatMap((file) =>
    read(file).split(' ').filter(Boolean),
  );
  return pids.map((pid) => ({
    pid: Number(pid),
    command: read(`/proc/${pid}/cmdline`).replaceAll('\0', ' '),
  }));
}

/** Nothing where the process has ended meanwhile. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
