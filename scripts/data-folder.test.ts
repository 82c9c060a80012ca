import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { migrateToLatest, openDatabase } from '#/db/database.ts';
import { commandEnvironment } from '../tests/support/command-environment.ts';
import { makeScratchFolder } from '../tests/support/scratch-folder.ts';

async function openHome() {
  const dataDir = makeScratchFolder('home-');
  const database = openDatabase(join(dataDir, 'site.sqlite'));
  await migrateToLatest(database);
  await database.close();
  const env = { ...commandEnvironment(), DATA_DIR: dataDir };
  const run = (script: string, ...words: string[]) =>
    spawnSync(process.execPath, [`scripts/${script}.ts`, ...words], { env, encoding: 'utf8' });
  return { dataDir, run };
}

test('a backup into a folder that is missing ends with one sentence', async () => {
  const { dataDir, run } = await openHome();
  const { status, stderr } = run('backup', join(dataDir, 'yok', 'yedek.tar.gz'));
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^ENOENT: [^\n]*yok[^\n]*\n$/)]);
});

test('what a command writes into the data folder only its owner may read', async () => {
  const { dataDir, run } = await openHome();
  expect(run('backup').status).toBe(0);
  const [name = ''] = readdirSync(join(dataDir, 'backups'));
  expect(run('restore', join(dataDir, 'backups', name))).toMatchObject({ status: 0, stderr: '' });
  expect(run('media', 'verify').status).toBe(0);
  for (const made of ['site.sqlite', 'media', 'backups', 'incoming'])
    expect([made, statSync(join(dataDir, made)).mode & 0o077]).toEqual([made, 0]);
});
