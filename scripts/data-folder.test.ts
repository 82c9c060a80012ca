import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '#/db/connect.ts';
import { migrateToLatest } from '#/db/migrate.ts';
import { makeScratchFolder } from '../tests/support/scratch-folder.ts';

async function openHome() {
  const dataDir = makeScratchFolder('home-');
  const database = openDatabase(join(dataDir, 'site.sqlite'));
  await migrateToLatest(database);
  await database.close();
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
  const run = (script: string, ...words: string[]) =>
    spawnSync(process.execPath, [`scripts/${script}.ts`, ...words], { env, encoding: 'utf8' });
  return { dataDir, run };
}

test('a backup into a folder that is missing ends with one sentence', async () => {
  const { dataDir, run } = await openHome();
  const { status, stderr } = run('backup', join(dataDir, 'yok', 'yedek.tar.gz'));
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^ENOENT: [^\n]*yok[^\n]*\n$/)]);
});
