import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const entry = join(root, 'dist/server/main.js');

/** Limits of memory that `npm start` gives the server (docs/decisions/013). */
export function readMemoryLimits(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return scripts.start.match(/--max-\S+/g);
}

/** What starts the built server as an operator would. */
export function serverCommand(): string[] {
  if (!existsSync(entry))
    throw new Error('There is no dist/server/main.js to test: run "npm run build" first');
  return [process.execPath, ...readMemoryLimits(), entry];
}
