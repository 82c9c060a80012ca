import { expect, test } from 'vitest';
import { listMigrations } from '#/db/database.ts';
import { describeEachDatabase, freshDatabaseUrl, hasPostgresServer } from './databases.ts';

describeEachDatabase('a fresh database', (fresh, engine) => {
  test('is migrated and runs on the engine asked for', async () => {
    const database = await fresh();
    expect((await listMigrations(database)).pending).toEqual([]);
    expect(database.engine).toBe(engine);
  });

  test('shares nothing with the next one', async () => {
    const [one, other] = [await fresh(), await fresh()];
    await one.db.schema.createTable('drill').addColumn('id', 'integer').execute();
    expect(await other.db.introspection.getTables()).not.toContainEqual(
      expect.objectContaining({ name: 'drill' }),
    );
  });

  test.runIf(engine === 'sqlite' || hasPostgresServer)(
    'has an address that other processes can use',
    async () => {
      expect(await freshDatabaseUrl(engine)).toMatch(
        engine === 'sqlite' ? /^\/.*site\.db$/ : /^postgres:\/\//,
      );
    },
  );
});
