import { closeSync, fsyncSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { openFile } from './dialects/sqlite.ts';

/** Copies the database. A file copy may catch half a write, and SQLite's stepwise backup restarts at every write. */
export function copySqlite(from: string, to: string): void {
  const source = openFile(from);
  try {
    source.prepare('vacuum into ?').run([to]);
  } finally {
    source.close();
  }
  assertWhole(to);
  syncPath(to);
  syncPath(dirname(to));
}

/** @throws {Error} a sentence when the file is not a whole SQLite database */
export function assertWhole(path: string): void {
  const file = openFile(path);
  try {
    const verdict = file.readValue('pragma integrity_check');
    if (verdict !== 'ok') throw new Error(`${path} is damaged: ${verdict}`);
    // without this the check's write-ahead log would stay beside the file
    file.execute('pragma journal_mode = DELETE');
  } finally {
    file.close();
  }
}

/** Syncs a file's bytes, or a folder's names, so that they outlast a power cut. */
export function syncPath(path: string): void {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
