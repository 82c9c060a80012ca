import { mkdir, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';

/** Makes a folder for the work. Creates `incoming` too, in case somebody has removed it. */
export async function makeWorkFolder(incoming: string, prefix: string): Promise<string> {
  await mkdir(incoming, { recursive: true });
  return mkdtemp(join(incoming, prefix));
}
