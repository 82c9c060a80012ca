import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '#/db/database.ts';
import { importNews } from '#/news/store.server.ts';
import { describeEachDatabase } from '../../tests/support/databases.ts';
import { listCarriedOut, mergedSteps, noteMergedSteps } from '../../tests/support/merged-steps.ts';
import { makeScratchFolder } from '../../tests/support/scratch-folder.ts';
import { createLog } from './log.ts';
import { upgrade } from './upgrade.ts';

const at = '2026-03-01T10:00:00.000Z';

function start(database: Database, databaseUrl: string) {
  const config = { dataDir: makeScratchFolder('upgrade-'), databaseUrl };
  return upgrade(database, { config, log: createLog('silent'), now: new Date(at) });
}

const everything = async (database: Database) => ({
  news: await database.db.selectFrom('news').selectAll().execute(),
  versions: await database.db.selectFrom('versions').selectAll().execute(),
  staff: await database.db.selectFrom('staff').selectAll().execute(),
  content: await database.db.selectFrom('contentVersion').selectAll().execute(),
  tables: await database.db.introspection.getTables(),
});

async function fill({ db }: Database) {
  const article = { title: 'Eski haber', excerpt: 'a', content: 'b', category: 'Duyuru' as const };
  await importNews(db, [{ ...article, createdAt: at }]);
  await db
    .insertInto('staff')
    .values({ username: 'ayse', usernameKey: 'ayse', passwordHash: 'x', role: 'admin', createdAt: at })
    .execute();
}

describeEachDatabase('a site whose tables were made step by step', (fresh, engine) => {
  const addressOf = async ({ db }: Database) =>
    engine === 'postgres'
      ? 'postgres://ornek'
      : String((await sql<{ file: string }>`pragma database_list`.execute(db)).rows[0]?.file);

  test('is brought up to date with all that it holds, and goes on from there', async () => {
    const database = await fresh();
    await fill(database);
    const before = await everything(database);
    const newest = await listCarriedOut(database);
    await noteMergedSteps(database);
    await start(database, await addressOf(database));
    expect(await everything(database)).toEqual(before);
    expect(await listCarriedOut(database)).toEqual(newest);
    await start(database, await addressOf(database));
    expect(await everything(database)).toEqual(before);
  });

  test('is left alone when it has not come to the last step, and told which version leads on', async () => {
    const database = await fresh();
    await fill(database);
    await sql`delete from kysely_migration`.execute(database.db);
    await noteMergedSteps(database);
    const before = await everything(database);
    await expect(start(database, await addressOf(database))).rejects.toThrow(
      /version of commit e73e3d66 first.*docs\/operating\.md.*Nothing was changed/,
    );
    expect(await everything(database)).toEqual(before);
    expect(await listCarriedOut(database)).toEqual(mergedSteps);
  });

  test('is left alone by a version that does not know its newest tables, but for the steps', async () => {
    const database = await fresh();
    const newest = await listCarriedOut(database);
    await noteMergedSteps(database);
    await sql`insert into kysely_migration (name, timestamp) values ('998-later', '')`.execute(database.db);
    await start(database, await addressOf(database));
    expect(await listCarriedOut(database)).toEqual([...newest, '998-later']);
  });
});
