import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** @returns what `npm run media -- verify` prints about the site whose data lies in `folder` */
export const verifyLibrary = (folder: string): string =>
  execFileSync(process.execPath, ['scripts/media.ts', 'verify'], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: join(folder, 'data') },
  }).trim();
