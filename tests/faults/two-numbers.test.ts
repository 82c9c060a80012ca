import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '#/db/database.ts';
import { allowedChange, brokenChanges, type Change } from '../support/databases/sample-migrations.ts';
import { describeEachDatabase, freshDatabaseUrl, hasPostgresServer } from '../support/databases.ts';
import { makeScratchFolder } from '../support/scratch-folder.ts';
import { databaseOf, startSite } from '../support/site.ts';
import { doEachThing, findMissing } from './numbers/each-thing.ts';
import { buildLastNumber } from './numbers/last-number.ts';

/** Before the first number today's program is both, and a sample stands for what the next one does to its tables. */
const last = buildLastNumber();

/** One data folder and an empty database, over which one program starts after the other. */
async function openHome(engine: 'sqlite' | 'postgres') {
  const folder = makeScratchFolder('numbers-');
  const env = engine === 'postgres' ? { DATABASE_URL: await freshDatabaseUrl('postgres') } : {};
  let isChanged = last !== undefined;
  async function change(work: Change) {
    const database = openDatabase(env.DATABASE_URL ?? databaseOf({ folder }));
    await work({ ...database, db: database.db.withoutPlugins() }).finally(database.close);
  }
  // the tables of today are gone: the last number makes its own
  if (engine === 'postgres')
    await change(async ({ db }) => {
      await db.schema.dropSchema('public').cascade().execute();
      await db.schema.createSchema('public').execute();
    });
  return {
    change,
    startLast: () => startSite({ folder, env, checkout: last?.checkout }),
    async startNext() {
      if (!isChanged) await change(becomeNext);
      isChanged = true;
      return startSite({ folder, env });
    },
  };
}

async function becomeNext(database: Parameters<Change>[0]): Promise<void> {
  await allowedChange(database);
  await sql`insert into kysely_migration (name, timestamp) values ('999-next', '')`.execute(database.db);
}

describeEachDatabase('a database', (_fresh, engine) => {
  const isTestable = engine === 'sqlite' || hasPostgresServer;

  test.runIf(isTestable)('is written by a number and the next in turn, and nothing is lost', async () => {
    const { startLast, startNext } = await openHome(engine);
    const words: string[] = [];
    const turns = { Bir: startLast, Iki: startNext, Uc: startLast, Dort: startNext };
    for (const [word, start] of Object.entries(turns)) {
      const site = await start();
      words.push(word);
      expect([word, await doEachThing(site, word)]).toEqual([word, []]);
      expect(await findMissing(site, words)).toEqual([]);
      await site.stop();
    }
    console.log(`${engine}: ${last?.name ?? 'today'} and the next number, two turns each: 0 refused, 0 lost`);
  });

  test.runIf(isTestable).each([
    ['demands pending_files.bytes', ['photo', 'upload in parts']],
    ['takes away photos.description', ['photo']],
  ])('serves no earlier number once a migration %s', async (fault, refused) => {
    const { change, startLast } = await openHome(engine);
    await (await startLast()).stop();
    await change(brokenChanges[fault] ?? allowedChange);
    const site = await startLast();
    const failed = await doEachThing(site, 'Sonra');
    expect(failed.map((failure) => failure.split(':')[0])).toEqual(refused);
    await site.stop();
  });
});

test.runIf(hasPostgresServer)('both numbers write the same database at once', async () => {
  const { startLast, startNext } = await openHome('postgres');
  const [older, newer] = [await startLast(), await startNext()];
  const refused = await Promise.all([doEachThing(older, 'Eski'), doEachThing(newer, 'Yeni')]);
  expect(refused).toEqual([[], []]);
  await Promise.all([older.stop(), newer.stop()]);
});
