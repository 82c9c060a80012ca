import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ours = join(import.meta.dirname, '../..');

/** Limits of memory that `npm start` gives the server (docs/decisions/013). */
export function readMemoryLimits(root = ours): string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return scripts.start.match(/--max-\S+/g) ?? [];
}

/**
 * What starts the built server as an operator would.
 * @param root another checkout, also of an earlier version
 */
export function serverCommand(root = ours): string[] {
  const entry = join(root, 'dist/server/main.js');
  if (!existsSync(entry)) throw new Error(`There is no ${entry}: run "npm run build" first`);
  return [process.execPath, ...readMemoryLimits(root), entry];
}
