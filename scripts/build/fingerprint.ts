import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';

const sources = [
  'src/**',
  'public/**',
  'scripts/vite/**',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
];

/** One hash of the name and content of everything a build is made from: times differ after a clone, content does not. */
export function fingerprintSources(): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of globSync(sources).toSorted()) {
    if (!statSync(file).isFile()) continue;
    hash.update(`\0${file}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}
