import pg from 'pg';

/** By it a server's sessions are known to the commands; an address that names another one names it for both. */
export const applicationName = 'rescue-site';

/** @returns how many sessions of servers and commands are open, and whether there is any table */
export async function readUse(url: string): Promise<{ sessions: number; hasTables: boolean }> {
  const client = new pg.Client({ connectionString: url, application_name: applicationName });
  await client.connect();
  try {
    const { rows } = await client.query(`
      select (select count(*)::int from pg_stat_activity where datname = current_database()
          and pid <> pg_backend_pid() and application_name = current_setting('application_name')) as sessions,
        exists (select from pg_class where relnamespace = current_schema()::regnamespace
          and relkind in ('r', 'p')) as "hasTables"`);
    return rows[0];
  } finally {
    await client.end();
  }
}
