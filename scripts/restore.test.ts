import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Engine } from '#/db/connection.ts';
import { listUnknownMigrations, migrateToLatest, openDatabase } from '#/db/database.ts';
import { type Home, openHome, readTitles, run, write } from '../tests/support/backup-home.ts';
import { describeEachDatabase, hasPostgresServer } from '../tests/support/databases.ts';
import { connectAs } from '../tests/support/postgres/connect-as.ts';
import { createRole } from '../tests/support/postgres/create-role.ts';
import { makeScratchFolder } from '../tests/support/scratch-folder.ts';

/** As at a host who keeps the database, and its schema, to himself. */
async function openAsGuest(): Promise<Home> {
  const home = await openHome('postgres');
  const { name, url } = await createRole(home.databaseUrl);
  await connectAs(home.databaseUrl, (client) =>
    client.query(`drop schema public cascade; create schema public; grant all on schema public to ${name}`),
  );
  return { ...home, databaseUrl: url, env: { ...home.env, DATABASE_URL: url } };
}

async function migrate({ databaseUrl }: Home): Promise<void> {
  const database = openDatabase(databaseUrl);
  await migrateToLatest(database).finally(database.close);
}

/** As the next versions may leave it: tables of after the backup refer to people. */
const upgradeTables = `create table later (staff_id integer not null references staff (id));
  insert into kysely_migration (name, timestamp) values ('998-later', '')`;

/** A data folder and a database with nothing in them. */
async function openEmpty(engine: Engine): Promise<Home> {
  if (engine === 'postgres') return openAsGuest();
  const dataDir = makeScratchFolder('home-');
  return { env: { DATA_DIR: dataDir }, dataDir, databaseUrl: join(dataDir, 'site.sqlite') };
}

describeEachDatabase('where nothing was', (_fresh, engine) => {
  test.runIf(engine === 'sqlite' || hasPostgresServer)(
    'a restore puts nothing aside, and does not say so',
    async () => {
      const home = await openHome(engine);
      await write(home, 'Bir');
      const file = join(home.dataDir, 'yedek.tar.gz');
      expect(run(home, 'backup', file).status).toBe(0);
      const empty = await openEmpty(engine);
      const { stdout } = run(empty, 'restore', file);
      expect(stdout).toMatch(/^Restored the backup of \S+Z\.\n$/);
      expect(listAside(empty)).toEqual([]);
      expect(await readTitles(empty)).toEqual(['Bir']);
    },
  );
});

describeEachDatabase('pages that a server has kept', (_fresh, engine) => {
  test.runIf(engine === 'sqlite' || hasPostgresServer)(
    'are in no backup, and go with a restore: they show what it replaces',
    async () => {
      const home = await openHome(engine);
      await write(home, 'Bir');
      const pages = join(home.dataDir, 'pages');
      mkdirSync(pages);
      writeFileSync(join(pages, 'state.json'), '{}');
      const file = join(home.dataDir, 'yedek.tar.gz');
      expect(run(home, 'backup', file).status).toBe(0);
      expect(existsSync(pages)).toBe(true);
      expect(run(home, 'restore', file)).toMatchObject({ status: 0, stderr: '' });
      // the folder itself may be a disk of its own
      expect(readdirSync(pages)).toEqual([]);
    },
  );
});

describeEachDatabase('while a server runs', (_fresh, engine) => {
  test.runIf(engine === 'sqlite' || hasPostgresServer)('nothing is restored under its feet', async () => {
    const home = await openHome(engine);
    await write(home, 'Bir');
    const file = join(home.dataDir, 'yedek.tar.gz');
    expect(run(home, 'backup', file).status).toBe(0);
    await write(home, 'İki');
    const server = openDatabase(home.databaseUrl);
    await server.db.selectFrom('news').select('id').execute();
    const refused = run(home, 'restore', file);
    await server.close();
    const sentence = engine === 'sqlite' ? 'is in use: stop the server first.' : 'stop all copies';
    expect(refused).toMatchObject({ status: 1, stderr: expect.stringContaining(sentence) });
    expect(await readTitles(home)).toEqual(['Bir', 'İki']);
    expect(listAside(home)).toEqual([]);
  });
});

describe.runIf(hasPostgresServer)('with PostgreSQL', () => {
  test('a backup of before an upgrade comes back over the tables of after it, and can be upgraded again', async () => {
    const home = await openAsGuest();
    await migrate(home);
    await write(home, 'Eski');
    const file = join(home.dataDir, 'yedek.tar.gz');
    expect(run(home, 'backup', file)).toMatchObject({ status: 0, stderr: '' });
    await connectAs(home.databaseUrl, (client) => client.query(upgradeTables));
    await write(home, 'Yeni');
    expect(run(home, 'restore', file)).toMatchObject({ status: 0, stderr: '' });
    const database = openDatabase(home.databaseUrl);
    expect(await listUnknownMigrations(database).finally(database.close)).toEqual([]);
    await migrate(home);
    await connectAs(home.databaseUrl, (client) => client.query(upgradeTables));
    expect(await readTitles(home)).toEqual(['Eski']);
  });

  test('what a restore replaces is put aside as a backup, and comes back from it', async () => {
    const home = await openHome('postgres');
    await write(home, 'Bir');
    const file = join(home.dataDir, 'yedek.tar.gz');
    expect(run(home, 'backup', file).status).toBe(0);
    await write(home, 'İki');
    const first = run(home, 'restore', file);
    expect(first.stdout).not.toContain('Earlier restores');
    const aside = asideOf(first);
    expect(await readTitles(home)).toEqual(['Bir']);
    const archive = readdirSync(aside).find((name) => name.endsWith('.tar.gz')) ?? '';
    expect(run(home, 'restore', join(aside, archive))).toMatchObject({
      ...{ status: 0, stderr: '' },
      stdout: expect.stringContaining(`Earlier restores left ${basename(aside)}: `),
    });
    expect(await readTitles(home)).toEqual(['Bir', 'İki']);
    expect(readdirSync(join(home.dataDir, 'media')).toSorted()).toEqual(['Bir.jpg', 'İki.jpg']);
  });

  test('where what is there cannot be put aside, nothing is restored', async () => {
    const home = await openHome('postgres');
    await write(home, 'Bir');
    const file = join(home.dataDir, 'yedek.tar.gz');
    expect(run(home, 'backup', file).status).toBe(0);
    await write(home, 'İki');
    const programs = makeScratchFolder('programs-');
    writeFileSync(join(programs, 'pg_dump'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
    const env = { ...home.env, PATH: `${programs}:${home.env.PATH}` };
    const refused = run({ ...home, env }, 'restore', file);
    expect(refused).toMatchObject({ status: 1, stderr: expect.stringContaining('nothing was restored') });
    expect(await readTitles(home)).toEqual(['Bir', 'İki']);
    expect(listAside(home)).toEqual([]);
  });
});

const asideOf = ({ stdout }: { stdout: string }) => /is in (.*)\.$/m.exec(stdout)?.[1] ?? '';

const listAside = ({ dataDir }: Home) => readdirSync(dataDir).filter((name) => name.startsWith('before-'));
