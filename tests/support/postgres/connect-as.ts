import pg from 'pg';

/** Runs `work` on one connection to `url` and closes it. */
export async function connectAs<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export function readVersion(url: string): Promise<string> {
  return connectAs(url, async (client) => (await client.query('show server_version')).rows[0].server_version);
}
