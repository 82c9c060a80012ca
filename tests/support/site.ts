import { join } from 'node:path';
import { findFreePort } from './free-port.ts';
import { startOnLeash } from './leash.ts';
import { serverCommand } from './server-command.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';
import { untilReady } from './until-ready.ts';

/** The file of its database. */
export const databaseOf = ({ folder }: Pick<Site, 'folder'>) => join(folder, 'data', 'site.sqlite');

export const adminOfSite = { username: 'admin', password: 'Karda-Iz-Suren-7' };

export interface Site {
  /** Without a slash at the end. */
  url: string;
  admin: typeof adminOfSite;
  /** Process id of the server itself: for tests that kill it the hard way. */
  pid: number;
  folder: string;
  /** Resolves when the server has ended, with the last lines that it printed. */
  ended: Promise<string>;
  stop(): Promise<void>;
}

/**
 * Starts the built server as an operator would, on a free port and in a data folder of its own.
 * @param folder keeps the data for a later start; without it the data goes when the server ends
 * @param env further environment, such as DATABASE_URL
 * @param checkout of another version, built
 * @param port for a later start, where the earlier one was
 * @param asks whether it has started; without a database it is never ready
 */
export async function startSite({
  folder,
  env = {},
  checkout,
  port: asked,
  asks = '/readyz',
}: {
  folder?: string;
  env?: NodeJS.ProcessEnv;
  checkout?: string;
  port?: number;
  asks?: '/readyz' | '/healthz';
} = {}): Promise<Site> {
  const command = serverCommand(checkout);
  const home = folder ?? makeTemporaryFolder('test-site-');
  const port = asked ?? (await findFreePort());
  const url = `http://127.0.0.1:${port}`;
  const server = await startOnLeash({
    command,
    env: { ...environment(home, port), ...env },
    log: join(home, 'server.log'),
    ...(folder === undefined && { removeAfter: home }),
  });
  await untilReady(server, () => isReady(`${url}${asks}`));
  return { url, admin: adminOfSite, folder: home, pid: server.pid, ended: server.ended, stop: server.stop };
}

/** Nothing of the caller's settings reaches the server, except where programs are found. */
function environment(folder: string, port: number): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH,
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    ADMIN_USERNAME: adminOfSite.username,
    ADMIN_PASSWORD: adminOfSite.password,
    STARTER_CONTENT: 'demo',
  };
}

async function isReady(url: string): Promise<boolean> {
  return fetch(url).then(
    (answer) => answer.ok,
    () => false,
  );
}
