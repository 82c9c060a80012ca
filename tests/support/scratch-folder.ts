import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';

/** A new folder inside the run's own, so it goes with the run. */
export function makeScratchFolder(prefix: string): string {
  return mkdtempSync(join(inject('scratch'), prefix));
}
