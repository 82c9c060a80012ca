import { readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Names the folder in which this process builds, beside `target`: a rename must not cross disks. */
export const nameBuild = (target: string) => `${target}.new-${process.pid}`;

/**
 * Puts a whole build in the place of the one before, which then goes. Where two end at once, one comes after the other.
 * @throws what the file system says, but for a folder that is not there yet
 */
export function putInPlace(built: string, target: string): void {
  const before = `${target}.old-${process.pid}`;
  do {
    rmSync(before, { recursive: true, force: true });
    rename(target, before, 'ENOENT');
    // in the instant between the two, another build may have put its own there
  } while (!rename(built, target, 'ENOTEMPTY'));
  rmSync(before, { recursive: true, force: true });
}

/** Removes what builds that were killed have left beside `target`. */
export function removeAbandoned(target: string): void {
  const folder = dirname(target);
  for (const name of readdirSync(folder)) {
    const [, pid] = /^\.(?:new|old)-(\d+)$/.exec(name.replace(basename(target), '')) ?? [];
    if (pid && !isRunning(Number(pid))) rmSync(join(folder, name), { recursive: true, force: true });
  }
}

/** @returns false when it could not be done for the reason that is expected */
function rename(from: string, to: string, expected: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (codeOf(error) !== expected) throw error;
    return false;
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);
