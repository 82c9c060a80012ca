import { mkdirSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { serverTimeouts } from '#/db/connection.ts';
import { openDatabase } from '#/db/database.ts';
import { openTestApp, type TestApp } from '../../tests/support/app.ts';
import { startBreakableProxy } from '../../tests/support/breakable-proxy.ts';
import { freshDatabase, freshDatabaseUrl, hasPostgresServer } from '../../tests/support/databases.ts';
import { makeScratchFolder } from '../../tests/support/scratch-folder.ts';

const news = { title: 'Haber', excerpt: 'özet', content: 'Metin', category: 'Duyuru' };

const ask = async (app: TestApp) => {
  const answer = await app.visitor().get('/readyz');
  return [answer.status, await answer.json()] as const;
};
const notReady = (words: string) => [503, { status: 'not ready', reason: expect.stringContaining(words) }];
const ready = [200, { status: 'ready' }];
/** The last look holds for a second. */
const untilReady = (app: TestApp) => expect.poll(() => ask(app), { timeout: 5000 }).toEqual(ready);

test('a server that cannot write its files is not ready, and ready again when it can', async () => {
  const app = await openTestApp(await freshDatabase());
  const { dataDir } = app.parts.config;
  rmSync(dataDir, { recursive: true });
  expect(await ask(app)).toEqual(notReady('DATA_DIR cannot be written'));
  mkdirSync(dataDir);
  await untilReady(app);
});

test('a database that refuses writes is reported, until it takes them again', async () => {
  const database = await freshDatabase();
  const app = await openTestApp(database);
  const mert = await app.signedIn('mert');
  await sql`pragma query_only = on`.execute(database.db);
  expect((await mert.post('/api/news', news)).status).toBeGreaterThanOrEqual(500);
  expect(await ask(app)).toEqual(notReady('write to the database failed'));
  const { faults } = database;
  const { failedWrite } = faults;
  await sql`pragma query_only = off`.execute(database.db);
  // that statement counts as a write that worked
  faults.noteError(failedWrite);
  await untilReady(app);
  expect(failedWrite).toBeDefined();
});

test('a damaged database is not called ready once a page has met it', async () => {
  const path = await freshDatabaseUrl('sqlite');
  await writeArticle(path);
  spoilTable(path, 'news');
  const database = openDatabase(path);
  onTestFinished(() => database.close());
  const app = await openTestApp(database);
  expect(await ask(app)).toEqual(ready);
  await app.visitor().get('/news');
  await expect.poll(() => ask(app), { timeout: 5000 }).toEqual(notReady('damaged: restore a backup'));
});

test.runIf(hasPostgresServer)('a database that does not answer is reported in time', async () => {
  const proxy = await startBreakableProxy(await freshDatabaseUrl('postgres'));
  const database = openDatabase(proxy.url, { timeouts: { ...serverTimeouts, query: 300 } });
  onTestFinished(() => database.close());
  const app = await openTestApp(database);
  proxy.blackHole();
  expect(await ask(app)).toEqual(notReady('cannot be reached'));
  await untilReady(app);
});

test('however many ask at once, the server looks once', async () => {
  const database = await freshDatabase();
  let looks = 0;
  const app = await openTestApp({
    ...database,
    get db() {
      looks += 1;
      return database.db;
    },
  });
  await ask(app);
  const once = looks;
  await Promise.all(Array.from({ length: 100 }, () => ask(app)));
  expect(looks).toBe(once);
});

describe('a ready server names what somebody should look at', () => {
  const warned = (words: string) => [200, { status: 'ready', warnings: [expect.stringContaining(words)] }];
  const untilWarned = (app: TestApp, words: string) =>
    expect.poll(() => ask(app), { timeout: 10_000 }).toEqual(warned(words));
  const openWithBackups = async (folder: string) =>
    openTestApp(await freshDatabase(), { backups: { folder, passphrase: undefined } });

  test('no backup for 26 hours, counted from the start where there is none', async () => {
    const folder = makeScratchFolder('backups-');
    const app = await openWithBackups(folder);
    app.clock.forward({ hours: 26 });
    expect(await ask(app)).toEqual(ready);
    app.clock.forward({ minutes: 1 });
    await untilWarned(app, 'no backup in 26 hours');
    const stamp = app.clock.now.toISOString().replaceAll(':', '-');
    writeFileSync(join(folder, `backup-${stamp}.tar.gz.age`), '');
    await untilReady(app);
    app.clock.forward({ hours: 27 });
    await untilWarned(app, 'no backup in 26 hours');
  });

  test('an old backup, from the first look on', async () => {
    const folder = makeScratchFolder('backups-');
    writeFileSync(join(folder, 'backup-2026-11-01T00-00-30.000Z.tar.gz'), '');
    expect(await ask(await openWithBackups(folder))).toEqual(warned('no backup in 26 hours'));
  });

  test('a folder of backups that is not there, without its path', async () => {
    const folder = join(makeScratchFolder('backups-'), 'gizli-yol');
    const answer = await ask(await openWithBackups(folder));
    expect(answer).toEqual(warned('BACKUP_DIR cannot be read'));
    expect(JSON.stringify(answer)).not.toContain('gizli-yol');
  });

  test('a bucket that cannot be reached, looked at once a minute however many ask', async () => {
    const bucket = { name: 'gizli-kova', endpoint: 'http://127.0.0.1:9', region: 'us-east-1' };
    const app = await openTestApp(await freshDatabase(), {
      bucket: { ...bucket, accessKeyId: 'anahtar', secretAccessKey: 'Gizli-Soz-77' },
    });
    const look = vi.spyOn(app.parts.media.files, 'list');
    await untilWarned(app, 'bucket of the pictures cannot be reached');
    expect(JSON.stringify(await ask(app))).not.toContain('gizli');
    expect(look).toHaveBeenCalledOnce();
    look.mockImplementation(async function* () {});
    app.clock.forward({ minutes: 1 });
    await untilReady(app);
    expect(look).toHaveBeenCalledTimes(2);
  });
});

async function writeArticle(path: string) {
  const database = openDatabase(path);
  const mert = await (await openTestApp(database)).signedIn('mert');
  await mert.post('/api/news', { ...news, published: true });
  await database.close();
}

/** Overwrites the first page of the table's tree. */
function spoilTable(path: string, table: string) {
  const file = new DatabaseSync(path);
  file.exec('pragma wal_checkpoint(TRUNCATE)');
  const rootpage = Number(
    file.prepare('select rootpage from sqlite_master where name = ?').get(table)?.rootpage,
  );
  const size = Number(file.prepare('pragma page_size').get()?.page_size);
  file.close();
  writeSync(openSync(path, 'r+'), Buffer.alloc(size, 0xff), 0, size, (rootpage - 1) * size);
}
