import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { create, extract } from 'tar';
import { expect, test } from 'vitest';
import { openDatabase } from '#/db/database.ts';
import { type Home, openHome, readTitles, run, write } from '../tests/support/backup-home.ts';
import { listBackupFiles, openBackupsOf } from '../tests/support/backup-server.ts';
import { commandEnvironment } from '../tests/support/command-environment.ts';
import { addPicture, removePictureRow } from '../tests/support/picture-row.ts';
import { makeScratchFolder } from '../tests/support/scratch-folder.ts';

const slow = { timeout: 60_000 };

interface Copied {
  /** The site that was copied, once after "Bir" and once after "İki" with a second picture, which names the first no more. */
  home: Home;
  folder: string;
  /** Oldest first. */
  copies: string[];
  pictures: string[];
}

async function openCopied(passphrase = ''): Promise<Copied> {
  const home = await openHome('sqlite');
  const server = await openBackupsOf(home.databaseUrl, { passphrase });
  const database = openDatabase(home.databaseUrl);
  const pictures: string[] = [];
  for (const title of ['Bir', 'İki']) {
    if (pictures[0]) await removePictureRow(database, pictures[0]);
    pictures.push(await addPicture(database, home.databaseUrl));
    await write(home, title);
    await server.look();
    server.clock.forward({ minutes: 4 });
  }
  await database.close();
  const copies = listBackupFiles(join(server.folder, 'copies')).map((name) =>
    join(server.folder, 'copies', name),
  );
  expect(copies).toHaveLength(2);
  return { home, folder: server.folder, copies, pictures };
}

/** An empty machine that has this folder of backups. */
function openMachine(folder: string, passphrase?: string): Home {
  const dataDir = join(makeScratchFolder('machine-'), 'data');
  const env = { ...commandEnvironment(), DATA_DIR: dataDir, BACKUP_DIR: folder };
  return {
    env: { ...env, ...(passphrase && { BACKUP_PASSPHRASE: passphrase }) },
    ...{ dataDir, databaseUrl: join(dataDir, 'site.sqlite') },
  };
}

const restoreLatest = (home: Home) => run(home, 'restore', '--latest');
const readPictures = ({ dataDir }: Home) =>
  readdirSync(join(dataDir, 'media')).map((name) => [
    name,
    readFileSync(join(dataDir, 'media', name), 'utf8'),
  ]);

test.each(['', 'dağ gibi uzun bir parola'])(
  'the newest copy and its pictures come to an empty machine, with passphrase “%s”',
  slow,
  async (passphrase) => {
    const { folder, pictures } = await openCopied(passphrase);
    const machine = openMachine(folder, passphrase);
    const restored = restoreLatest(machine);
    expect(restored).toMatchObject({ status: 0, stderr: '' });
    expect(restored.stdout).toBe('Restored the backup of 2026-11-20T18:04:00.000Z.\n');
    expect(await readTitles(machine)).toEqual(['Bir', 'İki']);
    expect(readPictures(machine)).toEqual([[pictures[1], pictures[1]]]);
    expect(readdirSync(machine.dataDir).toSorted()).toEqual(['media', 'site.sqlite']);
  },
);

test('an older copy is restored by its name, with a picture that the site has lost since', slow, async () => {
  const { home, copies, pictures } = await openCopied();
  const restored = run(home, 'restore', copies[0] ?? '');
  expect(restored).toMatchObject({ status: 0, stderr: '' });
  expect(restored.stdout).toMatch(
    /^Restored the backup of 2026-11-20T18:00:00.000Z. What was there before is in /,
  );
  expect(await readTitles(home)).toEqual(['Bir']);
  expect(readPictures(home)).toEqual([[pictures[0], pictures[0]]]);
});

/** Each is noticed by another look. */
const damages: Record<string, (copy: string) => unknown> = {
  'does not match': (copy) => writeFileSync(copy, 'x', { flag: 'a' }),
  'is damaged or cut off': (copy) => {
    truncateSync(copy, 5000);
    rmSync(`${copy}.sha256`);
  },
  'holds a damaged database': spoilDatabase,
};

async function spoilDatabase(copy: string) {
  const folder = makeScratchFolder('spoilt-');
  await extract({ file: copy, cwd: folder });
  const database = join(folder, 'site.sqlite');
  const bytes = readFileSync(database);
  bytes.fill(0xff, 4096 * 3, 4096 * 9);
  writeFileSync(database, bytes);
  await create({ gzip: true, file: copy, cwd: folder }, ['.']);
  const hash = createHash('sha256').update(readFileSync(copy)).digest('hex');
  writeFileSync(`${copy}.sha256`, `${hash}  ${basename(copy)}\n`);
}

test.each(Object.entries(damages))(
  'of a newest copy that %s the one before is taken, which is said',
  slow,
  async (what, spoil) => {
    const { folder, copies, pictures } = await openCopied();
    const [older = '', newest = ''] = copies;
    await spoil(newest);
    const machine = openMachine(folder);
    const restored = restoreLatest(machine);
    expect(restored.status).toBe(0);
    expect(restored.stderr).toContain(`${newest} ${what}`);
    expect(restored.stderr).toContain(`The one before is taken: ${older}`);
    expect(restored.stdout).toContain('Restored the backup of 2026-11-20T18:00:00.000Z.');
    expect(await readTitles(machine)).toEqual(['Bir']);
    expect(readPictures(machine)).toEqual([[pictures[0], pictures[0]]]);
  },
);

test('where all copies are damaged, or the passphrase is another, nothing is touched', slow, async () => {
  const { folder, copies } = await openCopied('dağ gibi uzun bir parola');
  const machine = openMachine(folder, 'bambaşka bir parola');
  expect(restoreLatest(machine)).toMatchObject({
    status: 1,
    stderr: 'BACKUP_PASSPHRASE is not the passphrase that this backup was made with.\n',
  });
  for (const copy of copies) truncateSync(copy, 50);
  expect(restoreLatest(machine)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('does not match'),
  });
  expect(readdirSync(machine.dataDir)).toEqual([]);
});

test('a picture that is missing or damaged keeps the site not away, and is counted', slow, async () => {
  const { folder, pictures } = await openCopied('dağ gibi uzun bir parola');
  truncateSync(join(folder, 'media', `${pictures[1]}.age`), 100);
  const machine = openMachine(folder, 'dağ gibi uzun bir parola');
  expect(restoreLatest(machine)).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('1 of its pictures'),
  });
  expect(readPictures(machine)).toEqual([]);
});

test(
  'an archive that is newer than the copies is taken, and a folder without any is named',
  slow,
  async () => {
    const { home, folder } = await openCopied();
    await write(home, 'Üç');
    const archive = run({ ...home, env: { ...home.env, BACKUP_DIR: folder } }, 'backup');
    expect(archive.status).toBe(0);
    // by a clock that was wrong
    writeFileSync(join(folder, 'copies', 'backup-2136-01-01T00-00-00.000Z.tar.gz'), '');
    const machine = openMachine(folder);
    expect(restoreLatest(machine)).toMatchObject({ status: 0, stderr: '' });
    expect(await readTitles(machine)).toEqual(['Bir', 'Üç', 'İki'].toSorted());
    const empty = makeScratchFolder('backups-');
    const nowhere = openMachine(empty);
    expect(restoreLatest(nowhere)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining(`no backup in ${empty}`),
    });
    expect(existsSync(nowhere.dataDir)).toBe(false);
  },
);
