import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createApp } from '#/server/app.ts';
import { openTestApp } from '../../support/app.ts';
import { freshDatabase } from '../../support/databases.ts';

/** One thing that the server answers; `:id` and the like stand for a part of the path. */
export interface Call {
  method: string;
  path: string;
}

/** Built files and addresses that nobody has made: they are in no route of their own. */
const others: Call[] = [
  { method: 'GET', path: '/:file' },
  { method: 'GET', path: '/:unknown' },
  { method: 'POST', path: '/api/:unknown' },
];

/** Everything that the server answers, from its own routes, so that a new call is among them without being listed. */
export async function listCalls(): Promise<Call[]> {
  const { parts } = await openTestApp(await freshDatabase());
  const routes = createApp(parts).routes.filter(({ method }) => method !== 'ALL');
  const found = routes.map(({ method, path }) => ({ method, path }));
  return [...found, ...others];
}

/** Paths of the files that browsers load, without a slash at the start. */
export const listBuiltFiles = (): string[] =>
  readdirSync(join(import.meta.dirname, '../../../dist/client'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).split('/dist/client/')[1] ?? '');
