import pg from 'pg';
import { isPostgres } from './postgres.ts';

/**
 * Does the work unless another copy of the server is at it: then it comes back undefined. PostgreSQL lets the lock go
 * with the connection, so nobody holds it longer than they live. A SQLite database has one server only.
 */
export async function oneAtATime<Done>(
  databaseUrl: string,
  work: () => Promise<Done>,
): Promise<Done | undefined> {
  if (!isPostgres(databaseUrl)) return work();
  const client = new pg.Client({ connectionString: databaseUrl, keepAlive: true });
  // the lock is gone with the line; at the worst another copy makes a backup as well
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query("select pg_try_advisory_lock(hashtext('nightly backup')) as is_ours");
    return rows[0].is_ours ? await work() : undefined;
  } finally {
    await client.end();
  }
}
