import { Migrator } from 'kysely/migration';
import { expect, test } from 'vitest';
import {
  allowedChange,
  brokenChanges,
  type Change,
} from '../../../tests/support/databases/sample-migrations.ts';
import { findFaults, readLastNumber } from '../../../tests/support/databases/shared-tables.ts';
import { readTableFacts } from '../../../tests/support/databases/table-facts.ts';
import { describeEachDatabase } from '../../../tests/support/databases.ts';
import { makeScratchFolder } from '../../../tests/support/scratch-folder.ts';
import { type Database, openDatabase } from '../database.ts';
import { lastOfFirstNumber, migrations } from './list.ts';

describeEachDatabase('a migration', (fresh, engine) => {
  /** What a change of the newest tables is found to be. */
  async function judge(name: string, change: Change, lastNumber?: string) {
    const database = await fresh();
    const plain = { ...database, db: database.db.withoutPlugins() };
    const before = await readTableFacts(plain);
    await change(plain);
    return findFaults({ name, before, after: await readTableFacts(plain), lastNumber });
  }

  test('after those of 0.1.0 leaves the last number what it relies on', async () => {
    const database = await openEmpty(await fresh());
    const migrator = new Migrator({
      db: database.db,
      provider: { getMigrations: async () => migrations(engine) },
    });
    expect((await migrator.migrateTo(lastOfFirstNumber)).error).toBeUndefined();
    let before = await readTableFacts(database);
    for (const name of Object.keys(migrations(engine)).filter((other) => other > lastOfFirstNumber)) {
      expect((await migrator.migrateTo(name)).error).toBeUndefined();
      const after = await readTableFacts(database);
      expect(findFaults({ name, before, after, lastNumber: readLastNumber() })).toEqual([]);
      before = after;
    }
  });

  test('may add tables, indexes, and columns that may be left out', async () => {
    expect(await judge('099-more', allowedChange)).toEqual([]);
  });

  test.each(Object.entries(brokenChanges))('is refused that %s', async (fault, change) => {
    expect(await judge('099-less', change, '0.4.0')).toEqual([
      expect.stringMatching(`^099-less ${fault}.*Leave it for one more number`),
    ]);
  });

  test('may take away what no program used since the last number but one', async () => {
    const [change = allowedChange] = Object.values(brokenChanges);
    expect(await judge('099-less-after-0.3.9', change, '0.4.0')).toEqual([]);
    for (const tooSoon of ['0.4.0', '0.10.0'])
      expect(await judge(`099-less-after-${tooSoon}`, change, '0.4.0')).toHaveLength(1);
    // before the first number is released, the one to come relies on all that it is released with
    expect(await judge('099-less-after-0.0.1', change)).toHaveLength(1);
  });
});

async function openEmpty(database: Database): Promise<Database> {
  if (database.engine === 'sqlite') {
    const empty = openDatabase(`${makeScratchFolder('empty-')}/site.db`);
    return { ...empty, db: empty.db.withoutPlugins() };
  }
  const db = database.db.withoutPlugins();
  await db.schema.dropSchema('public').cascade().execute();
  await db.schema.createSchema('public').execute();
  return { ...database, db };
}
