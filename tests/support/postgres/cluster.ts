import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '../free-port.ts';
import { type Leashed, startOnLeash } from '../leash.ts';
import { makeTemporaryFolder } from '../temporary-folder.ts';
import { untilReady } from '../until-ready.ts';
import { connectAs, readVersion } from './connect-as.ts';

export interface Cluster {
  /** Address of its `postgres` database, as its superuser. */
  url: string;
  version: string;
  pid: number;
  stop(): Promise<void>;
}

/** Data that nobody will miss: nothing waits for the disk, and the log stays small enough for memory. */
const settings = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=96MB',
  'min_wal_size=32MB',
  'max_connections=100',
];

/** A PostgreSQL server of our own in a temporary folder; both go when this process goes. */
export async function startCluster(binaries: string): Promise<Cluster> {
  const prepared = await prepareCluster(binaries);
  const server = await startPostgres(prepared, { settings, removeAfter: prepared.folder });
  const { url } = prepared;
  return { url, version: await readVersion(url), pid: server.pid, stop: server.stop };
}

export interface PreparedCluster {
  binaries: string;
  /** Holds the data in `data/`; the process that prepares it removes it. */
  folder: string;
  port: number;
  user: { uid: number; gid: number } | undefined;
  url: string;
}

export async function prepareCluster(binaries: string): Promise<PreparedCluster> {
  const user = findUser();
  const folder = makeTemporaryFolder('test-postgres-');
  const password = randomBytes(12).toString('hex');
  prepareFolder(folder, { binaries, password, user });
  const port = await findFreePort();
  return { binaries, folder, port, user, url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres` };
}

/** @returns when it answers */
export async function startPostgres(
  { binaries, folder, port, user, url }: PreparedCluster,
  { settings, removeAfter }: { settings: string[]; removeAfter?: string },
): Promise<Leashed> {
  const all = [...settings, `port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories='];
  const server = await startOnLeash({
    command: [
      join(binaries, 'postgres'),
      '-D',
      join(folder, 'data'),
      ...all.flatMap((setting) => ['-c', setting]),
    ],
    // PostgreSQL's fast shutdown: it does not wait for its clients to leave
    stopSignal: 'SIGINT',
    cwd: folder,
    log: join(folder, 'log'),
    ...(removeAfter && { removeAfter }),
    ...(user && { user }),
  });
  await untilReady(server, () => answers(url));
  return server;
}

/** PostgreSQL refuses to run as root, so root hands it to the user that Debian made for it, or to nobody. */
function findUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const found = ['postgres', 'nobody']
    .map((name) => users.find((fields) => fields[0] === name))
    .find(Boolean);
  if (!found)
    throw new Error(
      'PostgreSQL may not run as root, and there is no user named postgres or nobody to run it',
    );
  return { uid: Number(found[2]), gid: Number(found[3]) };
}

function prepareFolder(
  folder: string,
  { binaries, password, user }: { binaries: string; password: string; user: ReturnType<typeof findUser> },
): void {
  const [data, passwordFile] = [join(folder, 'data'), join(folder, 'password')];
  mkdirSync(data, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (user) for (const path of [folder, data, passwordFile]) chownSync(path, user.uid, user.gid);
  // only tests reach it, and SCRAM takes milliseconds of each of their thousands of connections
  const words = ['-D', data, '-U', 'postgres', '--pwfile', passwordFile, '-A', 'md5'];
  // the C locale sorts by code points, so no test can lean on the machine's language
  execFileSync(join(binaries, 'initdb'), [...words, '-E', 'UTF8', '--locale=C', '--no-sync'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    ...user,
  });
}

async function answers(url: string): Promise<boolean> {
  return connectAs(url, async () => true).catch(() => false);
}
