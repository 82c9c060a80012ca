import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Reads package.json, which lies two folders above, of the sources as of what is built. */
export function readProgramNumber(): string {
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'));
  return version;
}
