import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeEach, expect, test } from 'vitest';
import { createFileName, type Files } from '#/media/files/files-contract.server.ts';
import { openBucket } from '#/media/files/files-s3.server.ts';
import { type Home, openHome, readTitles, run, write } from '../tests/support/backup-home.ts';
import { describeEachDatabase, hasPostgresServer } from '../tests/support/databases.ts';
import { writeFinishedFile } from '../tests/support/finished-file.ts';
import { bucketEnv, freshBucket, hasS3Server } from '../tests/support/fresh-bucket.ts';
import { makeScratchFolder } from '../tests/support/scratch-folder.ts';

describeEachDatabase('a backup', (_fresh, engine) => {
  let home: Home;
  const isTestable = engine === 'sqlite' || hasPostgresServer;
  beforeEach(async () => {
    if (isTestable) home = await openHome(engine);
  });

  test.runIf(isTestable)(
    'brings back every article and picture, and puts aside what came later',
    async () => {
      await write(home, 'Bir');
      const file = join(home.dataDir, 'yedek.tar.gz');
      expect(run(home, 'backup', file)).toMatchObject({ status: 0, stdout: expect.stringContaining(file) });
      await write(home, 'İki');
      expect(await readTitles(home)).toEqual(['Bir', 'İki']);
      const restored = run(home, 'restore', file);
      expect(restored).toMatchObject({ status: 0, stderr: '' });
      expect(await readTitles(home)).toEqual(['Bir']);
      expect(readdirSync(join(home.dataDir, 'media'))).toEqual(['Bir.jpg']);
      const aside = /is in (.*)\./.exec(restored.stdout)?.[1] ?? '';
      expect(readdirSync(join(aside, 'media')).toSorted()).toEqual(['Bir.jpg', 'İki.jpg']);
      expect(readdirSync(join(home.dataDir, 'backups'))).toEqual([]);
    },
  );

  test.runIf(isTestable)('without a name goes to the data folder under its time', async () => {
    expect(run(home, 'backup').status).toBe(0);
    expect(readdirSync(join(home.dataDir, 'backups'))).toEqual([
      expect.stringMatching(/^backup-.*\.tar\.gz$/),
      expect.stringMatching(/^backup-.*\.tar\.gz\.sha256$/),
    ]);
  });
});

test('a backup where there is no database is refused, and leaves nothing that could count as one', () => {
  const folder = makeScratchFolder('no-database-');
  const dataDir = join(folder, 'yanlis');
  const { status, stderr } = spawnSync(process.execPath, ['scripts/backup.ts'], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, BACKUP_DIR: folder },
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([1, expect.stringContaining(`There is no database at ${dataDir}`)]);
  expect(readdirSync(folder)).toEqual([]);
});

test('a folder among the pictures, as disks and storage boxes make them, stops no backup and is in none', async () => {
  const home = await openHome('sqlite');
  await write(home, 'Bir');
  const media = join(home.dataDir, 'media');
  for (const folder of ['lost+found', '@eaDir']) mkdirSync(join(media, folder));
  const file = join(home.dataDir, 'yedek.tar.gz');
  expect(run(home, 'backup', file)).toMatchObject({ status: 0, stderr: '' });
  expect(run(home, 'restore', file)).toMatchObject({ status: 0, stderr: '' });
  expect(readdirSync(media)).toEqual(['Bir.jpg']);
});

test.runIf(hasS3Server)(
  'pictures move from a folder into a bucket, and a backup of the bucket holds them',
  // four commands, each of which loads the store's whole SDK
  { timeout: 60_000 },
  async () => {
    const home = await openHome('sqlite');
    const bucket = await freshBucket();
    const [first, second] = [createFileName('jpg'), createFileName('avif')];
    mkdirSync(join(home.dataDir, 'media'));
    for (const name of [first, second]) writeFileSync(join(home.dataDir, 'media', name), name);
    const [ofFolder, ofBucket] = [join(home.dataDir, 'bir.tar.gz'), join(home.dataDir, 'iki.tar.gz')];
    expect(run(home, 'backup', ofFolder).status).toBe(0);
    const moved = { ...home, env: { ...home.env, ...bucketEnv(bucket) } };
    expect(run(moved, 'restore', ofFolder)).toMatchObject({ status: 0, stderr: '' });
    const files = openBucket(bucket);
    expect(await readAll(files)).toEqual(Object.fromEntries([first, second].map((name) => [name, name])));

    expect(run(moved, 'backup', ofBucket)).toMatchObject({ status: 0, stderr: '' });
    await files.remove(first);
    const later = createFileName('png');
    await files.put(writeFinishedFile(later, later));
    expect(run(moved, 'restore', ofBucket)).toMatchObject({ status: 0, stderr: '' });
    const names = [first, second, later];
    expect(await readAll(files)).toEqual(Object.fromEntries(names.map((name) => [name, name])));
  },
);

test('a bucket that cannot be reached leaves the database as it was', async () => {
  const home = await openHome('sqlite');
  await write(home, 'Bir');
  const file = join(home.dataDir, 'yedek.tar.gz');
  expect(run(home, 'backup', file).status).toBe(0);
  await write(home, 'İki');
  const key = { accessKeyId: 'anahtar', secretAccessKey: 'gizli' };
  const away = { name: 'resimler', endpoint: 'http://127.0.0.1:9', region: 'us-east-1', ...key };
  const moved = { ...home, env: { ...home.env, ...bucketEnv(away) } };
  for (const refused of [run(moved, 'restore', file), run(moved, 'backup')]) {
    expect(refused).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^bucket resimler: .*ECONNREFUSED/),
    });
  }
  expect(await readTitles(home)).toEqual(['Bir', 'İki']);
  expect(readdirSync(join(home.dataDir, 'backups'))).toEqual([]);
});

async function readAll(files: Files) {
  const contents: Record<string, string> = {};
  for await (const { name } of files.list()) {
    const found = await files.find(name);
    if (found) contents[name] = await text(found.read());
  }
  return contents;
}

test('what is no backup changes nothing', async () => {
  const home = await openHome('sqlite');
  await write(home, 'Bir');
  const file = join(home.dataDir, 'resim.tar.gz');
  spawnSync('tar', ['-czf', file, '-C', home.dataDir, 'media']);
  expect(run(home, 'restore', file)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('not a backup'),
  });
  expect(run(home, 'restore', join(home.dataDir, 'yok.tar.gz')).stderr).toContain('There is no file');
  expect(await readTitles(home)).toEqual(['Bir']);
  expect(existsSync(join(home.dataDir, 'media', 'Bir.jpg'))).toBe(true);
});

test('a backup carries a checksum that sha256sum understands, and only its owner may read it', async () => {
  const home = await openHome('sqlite');
  await write(home, 'Bir');
  const file = join(home.dataDir, 'yedek.tar.gz');
  expect(run(home, 'backup', file).status).toBe(0);
  const checked = spawnSync('sha256sum', ['-c', 'yedek.tar.gz.sha256'], {
    cwd: home.dataDir,
    encoding: 'utf8',
  });
  expect(checked.stdout).toBe('yedek.tar.gz: OK\n');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(home.dataDir).filter((name) => name.startsWith('yedek'))).toEqual([
    'yedek.tar.gz',
    'yedek.tar.gz.sha256',
  ]);
});

test('a backup in which one byte has changed is refused before anything is touched', async () => {
  const { home, file } = await openWithBackup();
  const bytes = readFileSync(file);
  // the operating system that wrote the archive, of which gzip takes no notice
  bytes[9] = (bytes[9] ?? 0) ^ 1;
  writeFileSync(file, bytes);
  const refused = run(home, 'restore', file);
  expect(refused).toMatchObject({
    status: 1,
    stderr: expect.stringContaining(`does not match ${file}.sha256`),
  });
  expect(await readTitles(home)).toEqual(['Bir', 'İki']);
  rmSync(`${file}.sha256`);
  expect(run(home, 'restore', file)).toMatchObject({ status: 0, stderr: '' });
  expect(await readTitles(home)).toEqual(['Bir']);
});

test('a backup that was cut off is refused before anything is touched, without its checksum too', async () => {
  const { home, file } = await openWithBackup();
  rmSync(`${file}.sha256`);
  const before = readdirSync(home.dataDir);
  for (const bytesLost of [1, 400]) {
    truncateSync(file, statSync(file).size - bytesLost);
    const refused = run(home, 'restore', file);
    expect(refused).toMatchObject({ status: 1, stderr: expect.stringContaining('is damaged or cut off') });
  }
  expect(await readTitles(home)).toEqual(['Bir', 'İki']);
  expect(readdirSync(home.dataDir)).toEqual(before);
});

/** A site with one article in its backup, and one that came later. */
async function openWithBackup() {
  const home = await openHome('sqlite');
  await write(home, 'Bir');
  const file = join(home.dataDir, 'yedek.tar.gz');
  expect(run(home, 'backup', file)).toMatchObject({ status: 0, stderr: '' });
  await write(home, 'İki');
  return { home, file };
}

test('the password of the database stands in no list of processes, and what pg_dump says is shown', async () => {
  const home = await openHome('sqlite');
  const programs = makeScratchFolder('programs-');
  const seen = join(programs, 'seen');
  const pretended = `#!/bin/sh\necho "$@" > ${seen}\necho "$PGPASSWORD" >> ${seen}\necho 'no such host' >&2\nexit 1\n`;
  writeFileSync(join(programs, 'pg_dump'), pretended, { mode: 0o755 });
  const env = {
    ...home.env,
    PATH: `${programs}:${home.env.PATH}`,
    DATABASE_URL: 'postgres://site:%C5%9Fifre@db.example.org:5433/site?sslmode=require',
  };
  expect(run({ ...home, env }, 'backup')).toMatchObject({
    status: 1,
    stderr: 'pg_dump ended with code 1: no such host\n',
  });
  const [words, password] = readFileSync(seen, 'utf8').split('\n');
  expect(words).toContain('--dbname=postgres://site@db.example.org:5433/site?sslmode=require');
  expect(password).toBe('şifre');
});

test('with a passphrase the backup is an age file, and only the same passphrase brings it back', async () => {
  const plain = await openHome('sqlite');
  await write(plain, 'Bir');
  const withPassphrase = (passphrase: string): Home => ({
    ...plain,
    env: { ...plain.env, BACKUP_PASSPHRASE: passphrase },
  });
  const home = withPassphrase('dağ gibi uzun bir parola');
  expect(run(home, 'backup')).toMatchObject({ status: 0, stderr: '' });
  const folder = join(home.dataDir, 'backups');
  const [name = ''] = readdirSync(folder);
  const file = join(folder, name);
  expect(name).toMatch(/^backup-.*\.tar\.gz\.age$/);
  expect(readFileSync(file, 'latin1')).toMatch(/^age-encryption\.org\/v1\n-> scrypt /);
  await write(home, 'İki');

  expect(run(plain, 'restore', file)).toMatchObject({
    status: 1,
    stderr: 'This backup is encrypted: set BACKUP_PASSPHRASE to the passphrase it was made with.\n',
  });
  expect(run(withPassphrase('bambaşka bir parola'), 'restore', file)).toMatchObject({
    status: 1,
    stderr: 'BACKUP_PASSPHRASE is not the passphrase that this backup was made with.\n',
  });
  rmSync(`${file}.sha256`);
  const cut = join(folder, 'cut.age');
  writeFileSync(cut, readFileSync(file).subarray(0, -1));
  expect(run(home, 'restore', cut)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('cut.age is damaged or cut off'),
  });
  expect(await readTitles(home)).toEqual(['Bir', 'İki']);
  expect(run(home, 'restore', file)).toMatchObject({ status: 0, stderr: '' });
  expect(await readTitles(home)).toEqual(['Bir']);
}, 60_000);
