import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openTestApp } from '../../../tests/support/app.ts';
import {
  type BackupServer,
  listBackupFiles,
  openBackupServer,
} from '../../../tests/support/backup-server.ts';
import { listChildren } from '../../../tests/support/child-processes.ts';
import { freshDatabase, freshDatabaseUrl, hasPostgresServer } from '../../../tests/support/databases.ts';
import { makeScratchFolder } from '../../../tests/support/scratch-folder.ts';
import { listBackupWork } from './backup-work.ts';

const slow = { timeout: 60_000 };

const listLeftovers = ({ config, folder }: BackupServer) => [
  ...readdirSync(join(config.dataDir, 'backups')),
  ...readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()),
];

describe.runIf(hasPostgresServer)('the backup of the night of PostgreSQL', () => {
  let url: string;
  beforeEach(async () => {
    url = await freshDatabaseUrl('postgres');
  });

  test('is made once a day, with a line in the log', slow, async () => {
    const { folder, clock, logged, look } = await openBackupServer(url);
    await look();
    await look();
    const first = 'backup-2026-11-20T18-00-00.000Z.tar.gz';
    expect(readdirSync(folder)).toEqual([first, `${first}.sha256`]);
    const facts = { file: join(folder, first), bytes: expect.any(Number), seconds: expect.any(Number) };
    expect(logged).toEqual([['info', { ...facts, removed: [] }, 'backed up']]);
    clock.forward({ hours: 5, minutes: 59 });
    await look();
    expect(listBackupFiles(folder)).toEqual([first]);
    clock.forward({ minutes: 1 });
    await look();
    expect(listBackupFiles(folder)).toEqual([first, 'backup-2026-11-21T00-00-00.000Z.tar.gz']);
  });

  test('leaves the last of seven days and of four weeks, and what is not its own', slow, async () => {
    const { folder, clock, look } = await openBackupServer(url);
    // twice a day since the first of October
    for (let day = 1; day <= 50; day += 1) {
      const date = new Date(Date.UTC(2026, 9, day)).toISOString().slice(0, 10);
      for (const time of ['00-10-00.000Z', '20-10-00.000Z'])
        writeFileSync(join(folder, `backup-${date}T${time}.tar.gz`), '');
    }
    writeFileSync(join(folder, 'not-a-backup.tar.gz'), '');
    writeFileSync(join(folder, 'backup-2026-10-03T00-10-00.000Z.tar.gz.part'), '');
    writeFileSync(join(folder, 'backup-2036-01-01T00-10-00.000Z.tar.gz'), '');
    clock.forward({ hours: 48 });
    await look();
    expect(listBackupFiles(folder)).toEqual([
      'backup-2026-11-08T20-10-00.000Z.tar.gz',
      'backup-2026-11-15T20-10-00.000Z.tar.gz',
      'backup-2026-11-16T20-10-00.000Z.tar.gz',
      'backup-2026-11-17T20-10-00.000Z.tar.gz',
      'backup-2026-11-18T20-10-00.000Z.tar.gz',
      'backup-2026-11-19T20-10-00.000Z.tar.gz',
      'backup-2026-11-22T18-00-00.000Z.tar.gz',
      'backup-2036-01-01T00-10-00.000Z.tar.gz',
      'not-a-backup.tar.gz',
    ]);
  });
});

test('a folder that is not there is an error in the log, and tried again', slow, async () => {
  const server = await openBackupServer(await freshDatabaseUrl());
  rmdirSync(server.folder);
  await server.look();
  const sentence = `BACKUP_DIR ${server.folder} is not a folder: make it, or mount the disk it lies on.`;
  expect(server.logged).toEqual([['error', new Error(sentence), 'backup failed']]);
  mkdirSync(server.folder);
  await server.look();
  expect(listBackupFiles(join(server.folder, 'copies'))).toHaveLength(1);
});

test('a folder that is not there is reported at the start, not only at night', async () => {
  const folder = join(makeScratchFolder('backups-'), 'yok');
  const { parts } = await openTestApp(await freshDatabase(), { backups: { folder, passphrase: undefined } });
  const warn = vi.spyOn(parts.log, 'warn').mockImplementation(() => {});
  expect(listBackupWork(parts)).toHaveLength(1);
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ message: expect.stringContaining('is not a folder: make it') }),
    'no backups can be made',
  );
});

test.runIf(hasPostgresServer)('of several copies of the server one makes it', slow, async () => {
  const url = await freshDatabaseUrl('postgres');
  const folder = makeScratchFolder('backups-');
  const copies = await Promise.all([1, 2, 3].map(() => openBackupServer(url, { folder })));
  // not in the same millisecond, in which two would choose the same name
  for (const [place, { clock }] of copies.entries()) clock.now = new Date(clock.now.getTime() + place);
  await Promise.all(copies.map(({ look }) => look()));
  expect(listBackupFiles(folder)).toHaveLength(1);
  expect(copies.flatMap(({ logged }) => logged)).toEqual([['info', expect.anything(), 'backed up']]);
});

test('a copy that began a moment earlier and waited does not make a second one', slow, async () => {
  const { folder, clock, look, logged } = await openBackupServer('postgres://nobody@127.0.0.1:9/site');
  const later = new Date(clock.now.getTime() + 2000).toISOString().replaceAll(':', '-');
  writeFileSync(join(folder, `backup-${later}.tar.gz`), '');
  await look();
  expect([listBackupFiles(folder), logged]).toEqual([[`backup-${later}.tar.gz`], []]);
});

test.runIf(hasPostgresServer)('one that is broken off leaves nothing behind', slow, async () => {
  const programs = makeScratchFolder('programs-');
  writeFileSync(join(programs, 'pg_dump'), `#!/bin/sh\necho $$ > ${programs}/pid\nexec sleep 300\n`, {
    mode: 0o755,
  });
  vi.stubEnv('PATH', `${programs}:${process.env.PATH}`);
  onTestFinished(() => void vi.unstubAllEnvs());
  const server = await openBackupServer(await freshDatabaseUrl('postgres'));
  for (const breakOff of [server.stop, killBackupProcess]) {
    const looked = server.look();
    await expect.poll(() => existsSync(join(programs, 'pid')), { timeout: 20_000 }).toBe(true);
    expect(listLeftovers(server)).toHaveLength(1);
    breakOff();
    await looked;
    expect(listLeftovers(server)).toEqual([]);
    expect(server.logged.at(-1)).toEqual(['error', expect.any(Error), 'backup failed']);
    const pid = Number(readFileSync(join(programs, 'pid'), 'utf8'));
    // a process takes its time to die on a machine that has other things to do
    await expect.poll(() => existsSync(`/proc/${pid}/exe`), { timeout: 10_000 }).toBe(false);
    rmSync(join(programs, 'pid'));
  }
});

function killBackupProcess() {
  const [child] = listChildren().filter(({ command }) => command.includes('backup/backup-process.ts'));
  process.kill(child?.pid ?? Number.NaN, 'SIGKILL');
}

test('a database that is gone is an error in the log, in its own words', slow, async () => {
  const server = await openBackupServer(join(makeScratchFolder('gone-'), 'nowhere', 'site.sqlite'));
  await server.look();
  expect(server.logged).toEqual([['error', expect.any(Error), 'backup failed']]);
  expect(listLeftovers(server)).toEqual([]);
});
