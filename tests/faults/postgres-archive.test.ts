import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { migrateToLatest, openDatabase } from '#/db/database.ts';
import { readTitles, write } from '../support/backup-home.ts';
import { findPostgresBinaries } from '../support/postgres/binaries.ts';
import { type PreparedCluster, prepareCluster, startPostgres } from '../support/postgres/cluster.ts';
import { connectAs } from '../support/postgres/connect-as.ts';
import { makeScratchFolder } from '../support/scratch-folder.ts';

/** The lines that docs/operating.md gives, for the folders of this cluster. */
function readGuide({ folder }: PreparedCluster) {
  const guide = readFileSync('docs/operating.md', 'utf8');
  const section = guide.split('### PostgreSQL by the minute')[1]?.split('\n## ')[0] ?? '';
  const lines = section
    .split('\n')
    .filter((line) => line.startsWith('    '))
    .map((line) => line.trim().replaceAll('/var/backups/postgres', join(folder, 'backups')))
    .map((line) => line.replaceAll('/var/lib/postgresql/17/main', join(folder, 'data')));
  const settings = lines
    .filter((line) => /^\w+ = /.test(line))
    .map((line) => line.replace(/^(\w+) = '?(.*?)'?$/, '$1=$2'));
  const [copy = '', clean = '', ...recovery] = lines.filter((line) => !/^\w+ = /.test(line));
  return { settings, copy, clean, recovery };
}

/** As the user that runs the cluster. */
function run({ binaries, user, folder, url }: PreparedCluster, command: string): void {
  const { hostname, port, username, password } = new URL(url);
  const address = { PGHOST: hostname, PGPORT: port, PGUSER: username, PGPASSWORD: password };
  const env = { PATH: `${binaries}:${process.env.PATH}`, ...address };
  execFileSync('sh', ['-ec', command], { env, cwd: folder, stdio: 'pipe', ...user });
}

async function openCluster(): Promise<PreparedCluster> {
  const binaries = findPostgresBinaries();
  if (!binaries) throw new Error('This test needs PostgreSQL: install the package postgresql');
  const cluster = await prepareCluster(binaries);
  onTestFinished(() => rmSync(cluster.folder, { recursive: true, force: true }));
  for (const path of ['backups', 'backups/wal'].map((name) => join(cluster.folder, name))) {
    mkdirSync(path);
    if (cluster.user) chownSync(path, cluster.user.uid, cluster.user.gid);
  }
  return cluster;
}

test('PostgreSQL that is gone comes back from its archived log, by the lines of the guide', async () => {
  const cluster = await openCluster();
  const { settings, copy, clean, recovery } = readGuide(cluster);
  expect(settings).toContain('archive_timeout=300');
  // five minutes are played in a second
  const quick = settings.map((setting) => setting.replace('timeout=300', 'timeout=1'));
  let server = await startPostgres(cluster, { settings: quick });
  onTestFinished(() => server.stop());
  const home = { env: {}, dataDir: makeScratchFolder('archive-'), databaseUrl: cluster.url };
  const database = openDatabase(cluster.url);
  await migrateToLatest(database).finally(database.close);
  await write(home, 'Bir');
  run(cluster, copy);
  await write(home, 'İki');
  run(cluster, copy);
  run(cluster, clean);
  const wal = join(cluster.folder, 'backups', 'wal');
  expect(readdirSync(wal).filter((name) => name.endsWith('.backup'))).not.toEqual([]);

  await write(home, 'Üç');
  const holding = await connectAs(cluster.url, (client) =>
    client.query('select pg_walfile_name(pg_current_wal_lsn()) as name'),
  );
  const { name } = holding.rows[0];
  await expect.poll(() => existsSync(join(wal, name)), { timeout: 30_000 }).toBe(true);
  process.kill(server.pid, 'SIGKILL');
  await server.ended;
  rmSync(join(cluster.folder, 'data'), { recursive: true });

  mkdirSync(join(cluster.folder, 'data'), { mode: 0o700 });
  if (cluster.user) chownSync(join(cluster.folder, 'data'), cluster.user.uid, cluster.user.gid);
  for (const line of recovery) run(cluster, line);
  server = await startPostgres(cluster, { settings: quick });
  expect(await readTitles(home)).toEqual(['Bir', 'Üç', 'İki'].toSorted());
  const isRecovering = async () =>
    (await connectAs(cluster.url, (client) => client.query('select pg_is_in_recovery() as is'))).rows[0].is;
  await expect.poll(isRecovering, { timeout: 30_000 }).toBe(false);
  await write(home, 'Dört');
  console.log(`three articles before the machine was gone, the last after the whole copy: 3 recovered`);
});
