import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { migrateToLatest, openDatabase } from '#/db/database.ts';
import type { AtEnd } from '../at-end.ts';
import { makeScratchFolder } from '../scratch-folder.ts';

let template: Promise<string> | undefined;

/** @returns the path of a migrated file in a folder of its own */
export async function createSqliteDatabase(atEnd: AtEnd): Promise<string> {
  template ??= createTemplate();
  const path = join(makeScratchFolder('sqlite-'), 'site.db');
  copyFileSync(await template, path);
  atEnd(() => rmSync(join(path, '..'), { recursive: true }));
  return path;
}

/** Migrates once for each test file; the other databases are copies. */
async function createTemplate(): Promise<string> {
  const path = join(makeScratchFolder('sqlite-'), 'template.db');
  const database = openDatabase(path);
  await migrateToLatest(database);
  await database.close();
  return path;
}
