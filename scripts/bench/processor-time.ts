import { readFileSync } from 'node:fs';

/** In ms since it was started, all threads; undefined where there is no /proc. Linux counts in hundredths of a second. */
export function processorTime(pid: number): number | undefined {
  // the program's name, in brackets, may hold spaces; utime and stime are the 14th and 15th field (proc_pid_stat(5))
  const fields = read(`/proc/${pid}/stat`)?.split(') ').at(-1)?.split(' ');
  return fields && (Number(fields[11]) + Number(fields[12])) * 10;
}

/** In ms, and finer, of the thread in which JavaScript runs. */
export function mainThreadTime(pid: number): number | undefined {
  const nanoseconds = read(`/proc/${pid}/task/${pid}/schedstat`)?.split(' ')[0];
  return nanoseconds === undefined ? undefined : Number(nanoseconds) / 1e6;
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
