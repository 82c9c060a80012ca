import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { openDatabase } from '#/db/database.ts';
import { freshDatabaseUrl, hasPostgresServer } from '../../tests/support/databases.ts';
import { listCarriedOut, mergedSteps, noteMergedSteps } from '../../tests/support/merged-steps.ts';
import { connectAs } from '../../tests/support/postgres/connect-as.ts';
import { makeScratchFolder } from '../../tests/support/scratch-folder.ts';
import { createLog } from './log.ts';
import { upgrade } from './upgrade.ts';

const now = new Date('2026-11-20T18:00:00.000Z');

function openHome() {
  const dataDir = makeScratchFolder('upgrade-');
  const databaseUrl = join(dataDir, 'site.sqlite');
  const database = openDatabase(databaseUrl);
  const log = createLog('silent');
  const run = (number?: string) => upgrade(database, { config: { dataDir, databaseUrl }, log, now, number });
  return { copies: join(dataDir, 'backups'), database, log, run };
}

test('a new database, and one that is up to date, are not copied', async () => {
  const { copies, database, run } = openHome();
  await run();
  await run();
  await database.close();
  expect(existsSync(copies)).toBe(false);
});

test('a database that holds something is copied whole before its tables change', async () => {
  const { copies, database, run } = openHome();
  await run();
  await database.db.updateTable('contentVersion').set({ version: 7 }).execute();
  await noteMergedSteps(database);
  await sql`create trigger full_disk before delete on kysely_migration
    begin select raise(abort, 'the disk is full'); end`.execute(database.db);
  mkdirSync(copies);
  for (const year of ['2023', '2024', '2025'])
    writeFileSync(join(copies, `before-upgrade-${year}.sqlite`), '');
  await expect(run()).rejects.toThrow('the disk is full');
  await database.close();
  const [name = '', ...older] = readdirSync(copies).toReversed();
  expect(older).toHaveLength(3);
  expect(name).toBe('before-upgrade-2026-11-20T18-00-00.000Z.sqlite');
  const copy = openDatabase(join(copies, name));
  const kept = await copy.db.selectFrom('contentVersion').select('version').executeTakeFirst();
  const carriedOut = await listCarriedOut(copy);
  await copy.close();
  expect(kept).toEqual({ version: 7 });
  // without them the version of before does not start
  expect(carriedOut).toEqual(expect.arrayContaining(mergedSteps));
});

test('of the copies made before upgrades the two newest stay, once one has gone well', async () => {
  const { copies, database, run } = openHome();
  await run();
  await noteMergedSteps(database);
  mkdirSync(copies);
  const copyOf = (year: number) => `before-upgrade-${year}-01-01T00-00-00.000Z.sqlite`;
  const others = ['before-upgrade-notes.txt', 'backup-2020-01-01T00-00-00.000Z.tar.gz'];
  for (const name of [2023, 2024, 2025].map(copyOf).concat(others)) writeFileSync(join(copies, name), '');
  await run();
  await database.close();
  const newest = 'before-upgrade-2026-11-20T18-00-00.000Z.sqlite';
  expect(readdirSync(copies).toSorted()).toEqual([copyOf(2025), newest, ...others].toSorted());
});

test('a start over the tables of a newer version says so, and what to do', async () => {
  const { database, log, run } = openHome();
  const warn = vi.spyOn(log, 'warn');
  await run();
  await run();
  expect(warn).not.toHaveBeenCalled();
  for (const name of ['998-later', '997-sooner'])
    await sql`insert into kysely_migration (name, timestamp) values (${name}, '')`.execute(database.db);
  await run();
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/newer version: .*"997-sooner".*restore the backup/)],
  ]);
  await database.close();
});

test('a start over tables that a newer version took something away from ends, with the way out, and changes nothing', async () => {
  const { database, run } = openHome();
  await run();
  for (const name of ['997-more-words', '998-fewer-words-after-0.9.1'])
    await sql`insert into kysely_migration (name, timestamp) values (${name}, '')`.execute(database.db);
  await noteMergedSteps(database);
  const before = await listCarriedOut(database);
  for (const number of ['0.1.0', '0.9.1'])
    await expect(run(number)).rejects.toThrow(
      `of a version too new for this one, ${number}: "998-fewer-words-after-0.9.1"`,
    );
  expect(await listCarriedOut(database)).toEqual(before);
  await run('0.10.0');
  await database.close();
});

test.runIf(hasPostgresServer)('a start waits for another copy that changes the tables for long', async () => {
  const databaseUrl = await freshDatabaseUrl('postgres');
  const database = openDatabase(databaseUrl);
  await sql`delete from kysely_migration where name = (select max(name) from kysely_migration)`.execute(
    database.db,
  );
  const config = { dataDir: makeScratchFolder('upgrade-'), databaseUrl };
  const upgraded = connectAs(databaseUrl, async (other) => {
    // the lock that migrations take, held for longer than any call may wait
    await other.query('select pg_advisory_lock(3853314791062309107)');
    const running = upgrade(database, { config, log: createLog('silent'), now }).catch(String);
    await sleep(6000);
    await other.query('select pg_advisory_unlock_all()');
    return running;
  });
  // its turn came: that the tables are there already is the next thing that it meets
  expect(await upgraded).toMatch(/already exists|does not exist/);
  await database.close();
});
