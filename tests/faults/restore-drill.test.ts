import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openDatabase } from '#/db/database.ts';
import { describeEachDatabase, freshDatabaseUrl, hasPostgresServer } from '../support/databases.ts';
import { makeScratchFolder } from '../support/scratch-folder.ts';
import { type Site, startSite } from '../support/site.ts';
import { listWaiting } from '../support/uploads.ts';
import { type Editors, type Saved, startEditors } from './drill/editors.ts';
import { digest, readPublicAnswers } from './drill/public-answers.ts';
import { runScript } from './drill/run-script.ts';

/** A machine of its own: a data folder and a database. */
interface Machine {
  folder: string;
  env: Record<string, string>;
}

async function makeMachine(engine: 'sqlite' | 'postgres'): Promise<Machine> {
  const folder = makeScratchFolder('drill-');
  mkdirSync(join(folder, 'data'));
  const database = engine === 'postgres' && { DATABASE_URL: await freshDatabaseUrl('postgres') };
  // one name for all machines, as after a real restore
  return {
    folder,
    env: { DATA_DIR: join(folder, 'data'), SITE_URL: 'http://site.example.org', ...database },
  };
}

const start = ({ folder, env }: Machine) => startSite({ folder, env });

describeEachDatabase('a backup', (_fresh, engine) => {
  const isTestable = engine === 'sqlite' || hasPostgresServer;

  test.runIf(isTestable)(
    'taken while editors write and restored elsewhere holds all that was saved before it began, whole',
    async () => {
      const machine = await makeMachine(engine);
      const site = await start(machine);
      const editors = await startEditors(site);
      const file = join(machine.folder, 'yedek.tar.gz');
      await untilSaved(editors, { articles: 40, pictures: 5 });
      const before = structuredClone(editors.saved);
      await runScript(machine.env, 'backup', file);
      const during = editors.saved.articles.length - before.articles.length;
      expect(during).toBeGreaterThan(0);
      await editors.stop();

      const other = await makeMachine(engine);
      await runScript(other.env, 'restore', file);
      const restored = await start(other);
      expect(await listLost(before, { site, restored })).toEqual([]);
      const answers = await readPublicAnswers(restored);
      const broken = Object.entries(answers).filter(([, answer]) => !answer.startsWith('200'));
      expect(broken.filter(([path]) => !path.startsWith('/media/'))).toEqual([]);
      // files that came after the database are there as well, and nothing speaks of them
      expect(await verifyLibrary(other)).toMatch(/ 0 missing, /);
      await restored.stop();
      await site.stop();
      const { articles, operations, pictures } = before;
      console.log(
        `${engine}: ${articles.length} articles, ${operations.length} operations and ${pictures.length} pictures saved before a backup, ${during} articles during it: 0 lost, ${Object.keys(answers).length} addresses walked`,
      );
    },
  );

  test.runIf(isTestable)('restored elsewhere gives every page and picture, byte for byte', async () => {
    const machine = await makeMachine(engine);
    const site = await start(machine);
    const editors = await startEditors(site);
    await untilSaved(editors, { articles: 20, pictures: 3 });
    await editors.stop();
    await untilPicturesAreReady(machine);
    const file = join(machine.folder, 'yedek.tar.gz');
    await runScript(machine.env, 'backup', file);

    const other = await makeMachine(engine);
    await runScript(other.env, 'restore', file);
    const restored = await start(other);
    const answers = await readPublicAnswers(restored);
    expect(answers).toEqual(await readPublicAnswers(site));
    expect(await verifyLibrary(other)).toMatch(/ 0 missing, 0 orphaned, /);
    await restored.stop();
    await site.stop();
    const files = Object.keys(answers).filter((path) => path.startsWith('/media/'));
    console.log(
      `${engine}: ${Object.keys(answers).length} public addresses, ${files.length} of them pictures: all the same after a restore`,
    );
  });
});

test('the built server copies its database by itself, encrypted, beside visitors', async () => {
  const machine = await makeMachine('sqlite');
  const folder = join(machine.folder, 'backups');
  mkdirSync(folder);
  const env = { ...machine.env, BACKUP_DIR: folder, BACKUP_PASSPHRASE: 'dağ gibi uzun bir parola' };
  const site = await startSite({ folder: machine.folder, env });
  let visits = 0;
  const isBackedUp = () => readFileSync(join(machine.folder, 'server.log'), 'utf8').includes('"backed up"');
  for (; !isBackedUp() && visits < 6000; visits += 1) {
    expect((await fetch(`${site.url}/about`)).status).toBe(200);
    await wait(20);
  }
  const copies = join(folder, 'copies');
  const [name = '', checksum, ...others] = readdirSync(copies);
  expect([checksum, others]).toEqual([`${name}.sha256`, []]);
  expect(name).toMatch(/\.tar\.gz\.age$/);

  const other = await makeMachine('sqlite');
  await runScript({ ...other.env, BACKUP_PASSPHRASE: env.BACKUP_PASSPHRASE }, 'restore', join(copies, name));
  const restored = await start(other);
  expect(await readPublicAnswers(restored)).toEqual(await readPublicAnswers(site));
  await restored.stop();
  await site.stop();
  console.log(`a copy by the server itself: ${visits} visits beside it, all answered; restored and the same`);
});

async function untilSaved({ saved }: Editors, wanted: { articles: number; pictures: number }): Promise<void> {
  while (saved.articles.length < wanted.articles || saved.pictures.length < wanted.pictures) await wait(50);
}

/** @returns the addresses of what was saved and is gone, or is not the same any more */
async function listLost(
  { articles, operations, pictures }: Saved,
  { site, restored }: { site: Site; restored: Site },
): Promise<string[]> {
  const lost: string[] = [];
  for (const path of [...articles, ...pictures]) {
    const wanted = await digest(site, path);
    if (!wanted.startsWith('200') || (await digest(restored, path)) !== wanted) lost.push(path);
  }
  const [of, by] = await Promise.all([site, restored].map(readOperations));
  return [...lost, ...operations.filter((id) => !of?.has(id) || by?.get(id) !== of.get(id))];
}

async function readOperations({ url }: Site): Promise<Map<string, string>> {
  const list = (await (await fetch(`${url}/api/operations`)).json()) as { id: number }[];
  return new Map(list.map((operation) => [String(operation.id), JSON.stringify(operation)]));
}

/** Their smaller copies are made after the upload was answered. */
async function untilPicturesAreReady({ env }: Machine): Promise<void> {
  const database = openDatabase(env.DATABASE_URL ?? join(env.DATA_DIR ?? '', 'site.sqlite'));
  while ((await listWaiting(database.db)).length > 0) await wait(200);
  await database.close();
}

const verifyLibrary = ({ env }: Machine) => runScript(env, 'media', 'verify');
