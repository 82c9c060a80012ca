import { join } from 'node:path';
import { Migrator } from 'kysely/migration';
import { describe, expect, test } from 'vitest';
import { openDatabase } from '#/db/connect.ts';
import { listMigrations } from '#/db/migrate.ts';
import { migrations } from '#/db/migrations/list.ts';
import { type Home, openHome, readTitles, run, write } from '../tests/support/backup-home.ts';
import { hasPostgresServer } from '../tests/support/databases.ts';
import { connectAs } from '../tests/support/postgres/connect-as.ts';
import { createRole } from '../tests/support/postgres/create-role.ts';

/** As at a host who keeps the database, and its schema, to himself. */
async function openAsGuest(): Promise<Home> {
  const home = await openHome('postgres');
  const { name, url } = await createRole(home.databaseUrl);
  await connectAs(home.databaseUrl, (client) =>
    client.query(`drop schema public cascade; create schema public; grant all on schema public to ${name}`),
  );
  return { ...home, databaseUrl: url, env: { ...home.env, DATABASE_URL: url } };
}

/** Before links, presence and second factors, which all refer to people. */
const earlier = '014-gallery-order';

async function migrate({ databaseUrl }: Home, to?: string): Promise<void> {
  const database = openDatabase(databaseUrl);
  const provider = { getMigrations: async () => migrations('postgres') };
  const migrator = new Migrator({ db: database.db.withoutPlugins(), provider });
  const { error } = to === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(to);
  await database.close();
  if (error) throw error;
}

const insertOld = `insert into news (title, excerpt, content, category, images, is_published, created_at, updated_at)
  values ('Eski', 'a', 'b', 'Duyuru', '[]', 1, '2026-03-01T10:00:00.000Z', '2026-03-01T10:00:00.000Z')`;

describe.runIf(hasPostgresServer)('with PostgreSQL', () => {
  test('a backup of before an upgrade comes back over the tables of after it, and can be upgraded again', async () => {
    const home = await openAsGuest();
    await migrate(home, earlier);
    await connectAs(home.databaseUrl, (client) => client.query(insertOld));
    const file = join(home.dataDir, 'yedek.tar.gz');
    expect(run(home, 'backup', file)).toMatchObject({ status: 0, stderr: '' });
    await migrate(home);
    await write(home, 'Yeni');
    expect(run(home, 'restore', file)).toMatchObject({ status: 0, stderr: '' });
    const database = openDatabase(home.databaseUrl);
    const { done } = await listMigrations(database);
    await database.close();
    expect(done.at(-1)).toBe(earlier);
    await migrate(home);
    expect(await readTitles(home)).toEqual(['Eski']);
  });
});
