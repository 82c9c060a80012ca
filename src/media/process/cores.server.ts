import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

let cores = coresOfThisProcess();
let isFirstLeft = false;

/**
 * Keeps this process, with all its threads, off the first core it may use, or lets it use all again. Reading and writing
 * a picture keep two threads busy, and on two cores every visitor would wait for one of them (docs/decisions/010). Linux
 * alone can, by the `taskset` of util-linux or BusyBox; elsewhere nothing happens.
 */
export function leaveFirstCore(isWanted: boolean): void {
  if (cores.length < 2 || isFirstLeft === isWanted) return;
  isFirstLeft = isWanted;
  const allowed = isWanted ? cores.slice(1) : cores;
  try {
    execFileSync('taskset', ['-a', '-p', '-c', allowed.join(','), String(process.pid)], { stdio: 'ignore' });
  } catch {
    // there is none, and will be none for the next picture
    cores = [];
  }
}

function coresOfThisProcess(): number[] {
  try {
    const status = readFileSync('/proc/self/status', 'utf8');
    return listCores(/^Cpus_allowed_list:\s*(\S+)/m.exec(status)?.[1]);
  } catch {
    return [];
  }
}

/** '0-2,8' are the cores 0, 1, 2 and 8. */
function listCores(text = ''): number[] {
  return text.split(',').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, place) => first + place);
  });
}
