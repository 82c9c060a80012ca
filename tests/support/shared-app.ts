import { afterAll, beforeAll } from 'vitest';
import { openTestApp, type TestApp, type TestSettings } from './app.ts';
import type { AtEnd } from './at-end.ts';
import { freshDatabase } from './databases.ts';

/**
 * One app for all tests of a file or of a `describe`: opening one takes longer than most visits. For tests that only
 * read, because what one writes all others see.
 * @param prepare writes what the tests are to read
 * @returns gives the app, once the tests run
 */
export function shareTestApp({
  settings,
  prepare,
}: {
  settings?: TestSettings;
  prepare?: (app: TestApp) => Promise<void>;
} = {}): () => TestApp {
  let shared: TestApp | undefined;
  const undoings: Parameters<AtEnd>[0][] = [];
  // the last first, as a test does
  const atEnd: AtEnd = (undo) => undoings.unshift(undo);

  beforeAll(async () => {
    shared = await openTestApp(await freshDatabase('sqlite', atEnd), settings, atEnd);
    await prepare?.(shared);
  });
  afterAll(async () => {
    for (const undo of undoings) await undo();
  });

  return () => {
    if (!shared) throw new Error('The shared app is there once the tests run: ask for it inside one');
    return shared;
  };
}
