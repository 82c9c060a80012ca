import { accessSync, constants, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
const roomNeeded = 512 * 1024 * 1024;

/** An empty folder, in memory where there is room: a new PostgreSQL database takes 15 ms there, on a disk 300. */
export function makeTemporaryFolder(prefix: string): string {
  return mkdtempSync(join(hasRoom() ? memory : tmpdir(), prefix));
}

function hasRoom(): boolean {
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize > roomNeeded;
  } catch {
    return false;
  }
}
