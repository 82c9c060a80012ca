import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  type CopiedSite,
  listCopies,
  openBackupsOf,
  openCopiedSite,
  readCopiedPictures,
} from '../../../tests/support/backup-server.ts';
import { listChildren } from '../../../tests/support/child-processes.ts';

const slow = { timeout: 60_000 };
const first = 'backup-2026-11-20T18-00-00.000Z.tar.gz';
const day = { hours: 24 };

test(
  'a changed database is copied, with a line in the log; one that has not changed is copied once a day',
  slow,
  async () => {
    const site = await openCopiedSite();
    await site.look();
    expect(listCopies(site)).toEqual([first]);
    const facts = {
      file: join(site.folder, 'copies', first),
      bytes: expect.any(Number),
      seconds: expect.any(Number),
    };
    expect(site.logged).toEqual([['info', { ...facts, removed: [] }, 'backed up']]);
    site.clock.forward({ minutes: 4 });
    await site.look();
    expect(listCopies(site)).toEqual([first]);
    await site.addPicture();
    await site.look();
    const second = 'backup-2026-11-20T18-04-00.000Z.tar.gz';
    expect(listCopies(site)).toEqual([first, second]);
    site.clock.forward({ hours: 5 });
    await site.look();
    expect(listCopies(site)).toHaveLength(2);
    site.clock.forward({ hours: 1 });
    await site.look();
    // of the hour of the first two the last stays
    expect(listCopies(site)).toEqual([second, 'backup-2026-11-21T00-04-00.000Z.tar.gz']);
  },
);

test(
  'all of the last hour stay, and the last of 24 hours, of seven days and of four weeks',
  slow,
  async () => {
    const site = await openCopiedSite();
    await site.look();
    rmSync(join(site.folder, 'copies', first));
    // every four minutes for 50 days, up to four minutes ago
    for (let age = 4; age <= 50 * 24 * 60; age += 4)
      plant(site, new Date(site.clock.now.getTime() - age * 60_000));
    plant(site, new Date('2036-01-01T00:10:00.000Z'));
    await site.addPicture();
    await site.look();
    const times = listCopies(site).map((name) =>
      name.slice('backup-2026-'.length, -':00.000Z.tar.gz'.length),
    );
    const minutes = ['04', '08', '12', '16', '20', '24', '28', '32', '36', '40', '44', '48', '52', '56'];
    const hours = Array.from({ length: 21 }, (_hour, place) => (20 + place) % 24).map(
      (hour) => `11-${hour >= 20 ? 19 : 20}T${String(hour).padStart(2, '0')}-56`,
    );
    expect(times).toEqual([
      ...['11-08T23-56', '11-15T23-56', '11-16T23-56', '11-17T23-56', '11-18T23-56'],
      ...hours,
      ...minutes.map((minute) => `11-20T17-${minute}`),
      '11-20T18-00',
      '01-01T00-10',
    ]);
  },
);

function plant({ folder }: CopiedSite, time: Date) {
  const name = `backup-${time.toISOString().replaceAll(':', '-')}.tar.gz`;
  for (const file of [name, `${name}.sha256`]) writeFileSync(join(folder, 'copies', file), '');
}

test('with a passphrase neither a copy nor a picture can be read', slow, async () => {
  const site = await openCopiedSite({ passphrase: 'dağ gibi uzun bir parola' });
  const name = await site.addPicture();
  await site.look();
  expect(listCopies(site)).toEqual([`${first}.age`]);
  const pictures = readCopiedPictures(site);
  expect(Object.keys(pictures).toSorted()).toEqual([`${name}.age`, 'key.age']);
  const copy = readFileSync(join(site.folder, 'copies', `${first}.age`), 'latin1');
  for (const bytes of [copy, ...Object.values(pictures)]) expect(bytes).toMatch(/^age-encryption\.org\/v1\n/);
});

test('another passphrase than before makes no copies that it could not open again', slow, async () => {
  const site = await openCopiedSite({ passphrase: 'dağ gibi uzun bir parola' });
  await site.look();
  const other = await openBackupsOf(site.config.databaseUrl, {
    folder: site.folder,
    passphrase: 'bambaşka bir parola',
  });
  other.clock.forward(day);
  await other.look();
  const sentence = 'BACKUP_PASSPHRASE is not the passphrase that this backup was made with.';
  expect(other.logged).toEqual([['error', new Error(sentence), 'backup failed']]);
  expect(listCopies(site)).toEqual([`${first}.age`]);
});

/** Lets the next process that makes a copy open another file in the place of each that it writes. */
function replaceStreams(source: string) {
  const program = `import fs from 'node:fs'; import { syncBuiltinESMExports } from 'node:module'; import { Writable } from 'node:stream';
    const { createWriteStream } = fs; fs.createWriteStream = (path, options) => ${source}; syncBuiltinESMExports();`;
  vi.stubEnv('NODE_OPTIONS', `--import=data:text/javascript,${encodeURIComponent(program)}`);
  onTestFinished(() => void vi.unstubAllEnvs());
}

test('on a full disk the copies of before stay, and the log and the condition say so', slow, async () => {
  const site = await openCopiedSite();
  await site.look();
  await site.addPicture();
  site.clock.forward({ minutes: 4 });
  replaceStreams(`createWriteStream('/dev/full', options)`);
  await site.look();
  const full = expect.objectContaining({ message: expect.stringContaining('ENOSPC') });
  expect(site.logged.at(-1)).toEqual(['error', full, 'backup failed']);
  expect(listCopies(site)).toEqual([first]);
  expect((await site.condition.look()).warnings).toEqual([]);
  site.clock.forward({ minutes: 31 });
  await site.look();
  const warning = 'backups have failed for over 30 minutes: the log says why (backup failed)';
  expect((await site.condition.look()).warnings).toEqual([warning]);
  vi.unstubAllEnvs();
  await site.look();
  expect(listCopies(site)).toHaveLength(2);
  expect(await site.condition.look()).toMatchObject({ backupAge: 0, warnings: [] });
});

test.each(['a picture', 'the copy'])(
  'one that is broken off at %s leaves no half of it',
  slow,
  async (what) => {
    const site = await openCopiedSite();
    if (what === 'a picture') await site.addPicture();
    const place = join(site.folder, what === 'a picture' ? 'media' : 'copies');
    const kill = () => {
      const [child] = listChildren().filter(({ command }) => command.includes('backup/backup-process.ts'));
      process.kill(child?.pid ?? Number.NaN, 'SIGKILL');
    };
    replaceStreams(
      `(fs.writeFileSync(path, 'yarım'), setInterval(() => {}, 1000), new Writable({ write() {} }))`,
    );
    for (const breakOff of [site.stop, kill]) {
      const looked = site.look();
      await expect.poll(() => listHalves(place), { timeout: 20_000 }).toHaveLength(1);
      breakOff();
      await looked;
      expect(listHalves(place)).toEqual([]);
      expect(listCopies(site)).toEqual([]);
      expect(readdirSync(join(site.config.dataDir, 'backups'))).toEqual([]);
      expect(site.logged.at(-1)).toEqual(['error', expect.any(Error), 'backup failed']);
    }
  },
);

const listHalves = (place: string) => {
  try {
    return readdirSync(place).filter((name) => name.endsWith('.part'));
  } catch {
    return [];
  }
};

test('a database that was moved away is not taken for an empty one', slow, async () => {
  const site = await openCopiedSite();
  await site.look();
  const { databaseUrl } = site.config;
  for (const suffix of ['', '-wal', '-shm']) rmSync(`${databaseUrl}${suffix}`, { force: true });
  await site.look();
  expect(site.logged.at(-1)).toEqual([
    'error',
    new Error(`There is no database at ${databaseUrl}.`),
    'backup failed',
  ]);
  expect(listCopies(site)).toEqual([first]);
});
