import { randomBytes } from 'node:crypto';
import { connectAs } from './connect-as.ts';

/** Begins the name of every database that a run makes, so that they can be dropped together. */
export function nameRun(): string {
  return `test_${Date.now().toString(36)}_${randomBytes(3).toString('hex')}`;
}

/** Drops what a run left behind, its template too. */
export async function dropDatabases(url: string, run: string): Promise<void> {
  await connectAs(url, async (client) => {
    const found = await client.query('select datname from pg_database where starts_with(datname, $1)', [run]);
    for (const { datname } of found.rows)
      await client.query(`drop database if exists "${datname}" with (force)`);
  });
}
