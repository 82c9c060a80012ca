import { execFileSync } from 'node:child_process';
import { closeSync, fstatSync, ftruncateSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

export interface SmallDisk {
  folder: string;
  /** Writes until not one byte fits any more, or only so many megabytes. */
  fill(leaving?: number): void;
  /** Gives back what `fill` took. */
  free(): void;
}

/**
 * Mounts a real file system with so little room that it can be filled.
 * @throws {Error} when this user may not mount one
 */
export function mountDisk(folder: string, megabytes: number): SmallDisk & { unmount(): void } {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'pipe' });
  const filler = join(folder, 'filler');
  return {
    folder,
    fill: (leaving = 0) => fill(filler, leaving * megabyte),
    free: () => rmSync(filler),
    unmount: () => void execFileSync('umount', ['--lazy', folder]),
  };
}

const megabyte = 1024 * 1024;

function fill(path: string, leaving: number): void {
  const file = openSync(path, 'a');
  for (const size of [megabyte, 4096, 1]) {
    const chunk = Buffer.alloc(size);
    while (fits(file, chunk));
  }
  ftruncateSync(file, fstatSync(file).size - leaving);
  closeSync(file);
}

function fits(file: number, chunk: Buffer): boolean {
  try {
    return writeSync(file, chunk) > 0;
  } catch {
    return false;
  }
}
