import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { makeTemporaryFolder } from './temporary-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of this run; it goes when the run ends. */
    scratch: string;
  }
}

/** Vitest's global setup: a place for everything that tests write. */
export default function setup(project: TestProject): void {
  const folder = makeTemporaryFolder('test-scratch-');
  project.provide('scratch', folder);
  // not as a teardown, which Ctrl-C would skip
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}
