import { randomBytes } from 'node:crypto';
import { inject, onTestFinished } from 'vitest';
import { migrateToLatest, openDatabase } from '#/db/database.ts';
import type { AtEnd } from '../at-end.ts';
import { connectAs } from '../postgres/connect-as.ts';

const server = inject('postgres');

/** False when PostgreSQL is PGlite inside this process: it has no address that another process could use. */
export const hasPostgresServer = server !== undefined;

let template: Promise<Template> | undefined;

interface Template {
  name: string;
  /** How PostgreSQL 15 and later copy it in half the time: by files, without writing each page to the log first. */
  strategy: '' | 'strategy file_copy';
}

/** @returns the address of a migrated database of its own */
export async function createPostgresDatabase(atEnd: AtEnd = onTestFinished): Promise<string> {
  if (server === undefined) {
    throw new Error('This test needs a PostgreSQL server: guard it with test.runIf(hasPostgresServer)');
  }
  template ??= getTemplate(server);
  const { name: from, strategy } = await template;
  const name = `${server.run}_${randomBytes(6).toString('hex')}`;
  await connectAs(server.url, (client) =>
    client.query(`create database ${name} template ${from} ${strategy}`),
  );
  atEnd(async () => {
    await connectAs(server.url, (client) => client.query(`drop database if exists ${name} with (force)`));
  });
  return urlOf(server.url, name);
}

/** One template for the whole run: whichever test file comes first makes it, the others wait at the lock. */
function getTemplate({ url, run }: { url: string; run: string }): Promise<Template> {
  const name = `${run}_template`;
  return connectAs(url, async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [run]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await createTemplate(url, `${name}_new`);
    if (rowCount === 0) await client.query(`alter database ${name}_new rename to ${name}`);
    const [version] = (await client.query('show server_version_num')).rows;
    return { name, strategy: Number(version.server_version_num) < 150_000 ? '' : 'strategy file_copy' };
  });

  async function createTemplate(server: string, unfinished: string) {
    await connectAs(server, (client) => client.query(`create database ${unfinished} template template0`));
    const database = openDatabase(urlOf(server, unfinished));
    await migrateToLatest(database).finally(database.close);
  }
}

function urlOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}
