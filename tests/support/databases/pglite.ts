import { PGlite } from '@electric-sql/pglite';
import { PGliteDialect } from 'kysely';
import { ObservedFaults } from '#/db/connection.ts';
import { type Database, databaseOver, migrateToLatest } from '#/db/database.ts';
import { parseSafeInteger } from '#/db/dialects/postgres.ts';

const int8 = 20;
const parsers = { [int8]: parseSafeInteger };

let template: Promise<Blob> | undefined;

/** A migrated PostgreSQL inside this process: what tests fall back to when there is no server. */
export async function clonePglite(): Promise<Database> {
  template ??= createTemplate();
  return connect(await PGlite.create({ loadDataDir: await template, parsers }));
}

async function createTemplate(): Promise<Blob> {
  const pglite = await PGlite.create({ parsers });
  const database = connect(pglite);
  await migrateToLatest(database);
  const files = await pglite.dumpDataDir('none');
  await database.close();
  return files;
}

function connect(pglite: PGlite): Database {
  return databaseOver({
    engine: 'postgres',
    faults: new ObservedFaults(),
    dialect: new PGliteDialect({ pglite }),
    watchWrites: ({ look }) => {
      const listening = pglite.listen('content_changed', look);
      return async () => (await listening)();
    },
  });
}
