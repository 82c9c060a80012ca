import { execFileSync } from 'node:child_process';
import { closeSync, fstatSync, ftruncateSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { makeScratchFolder } from './scratch-folder.ts';

export interface SmallDisk {
  folder: string;
  /** Writes until not one byte fits any more, or only so many megabytes. */
  fill(leaving?: number): void;
  /** Gives back what `fill` took. */
  free(): void;
}

/**
 * A real file system with so little room that a test can fill it; it goes when the test ends.
 * @throws {Error} a sentence when this user may not mount one
 */
export function mountSmallDisk(megabytes: number): SmallDisk {
  const folder = makeScratchFolder('small-disk-');
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'pipe' });
  } catch (error) {
    throw new Error(
      'A full disk needs a small one: run this test as root, and in a container as a privileged one.',
      {
        cause: error,
      },
    );
  }
  onTestFinished(() => void execFileSync('umount', ['--lazy', folder]));
  const filler = join(folder, 'filler');
  return { folder, fill: (leaving = 0) => fill(filler, leaving * megabyte), free: () => rmSync(filler) };
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
