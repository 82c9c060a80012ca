import { randomBytes } from 'node:crypto';
import { onTestFinished } from 'vitest';
import { connectAs } from './connect-as.ts';

/** Somebody who may connect to this database and nothing else. @returns the address as they write it, and their name */
export async function createRole(databaseUrl: string): Promise<{ name: string; url: string }> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const url = new URL(databaseUrl);
  [url.username, url.password] = [name, randomBytes(12).toString('hex')];
  await connectAs(databaseUrl, (client) =>
    client.query(`create role ${name} login password '${url.password}'`),
  );
  onTestFinished(async () => {
    await connectAs(databaseUrl, (client) => client.query(`drop owned by ${name}; drop role ${name}`));
  });
  return { name, url: url.href };
}
