import { mkdir, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Makes a new folder in `incoming` for unfinished work, and `incoming` itself where somebody has tidied it away.
 * @param prefix how its name begins
 */
export async function makeWorkFolder(incoming: string, prefix: string): Promise<string> {
  await mkdir(incoming, { recursive: true });
  return mkdtemp(join(incoming, prefix));
}
