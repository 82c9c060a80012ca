import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { freshDatabaseUrl } from '../../tests/support/databases.ts';
import { makeScratchFolder } from '../../tests/support/scratch-folder.ts';
import { assertUnused, assertUsable } from './database-file.ts';
import { openFile } from './dialects/sqlite.ts';
import { SqliteFile } from './dialects/sqlite-file.ts';

const cure = /Stop the server and put a backup back: npm run restore -- FILE/;

/** A migrated database, in the folder and by the name that the server uses. */
async function makeHome() {
  const folder = makeScratchFolder('home-');
  const path = join(folder, 'site.sqlite');
  copyFileSync(await freshDatabaseUrl('sqlite'), path);
  return { folder, path };
}

function refusalOf(path: string): string {
  try {
    assertUsable(path);
    return 'usable';
  } catch (error) {
    return String(error instanceof Error ? error.message : error);
  }
}

test('a new site may begin beside a fresh disk and notes, and not where pictures are', () => {
  const folder = makeScratchFolder('fresh-');
  const path = join(folder, 'site.sqlite');
  for (const name of ['media', 'backups', 'pages'])
    mkdirSync(join(folder, name, 'lost+found'), { recursive: true });
  writeFileSync(join(folder, 'backups', 'README.txt'), 'disk 2');
  writeFileSync(join(folder, 'media', '.gitkeep'), '');
  expect(refusalOf(path)).toBe('usable');
  writeFileSync(join(folder, 'media', '02bce3861731b31bd1690140.avif'), 'x');
  expect(refusalOf(path)).toContain('media/ beside it hold');
});

const expectRefusal = (path: string, words: RegExp) => {
  const sentence = refusalOf(path);
  expect(sentence).toContain(path);
  expect(sentence).toMatch(words);
  expect(sentence).not.toContain('\n');
};

test('a whole database, and one that is yet to be made, are used', async () => {
  const { path } = await makeHome();
  expect(refusalOf(path)).toBe('usable');
  expect(refusalOf(join(makeScratchFolder('home-'), 'new/site.sqlite'))).toBe('usable');
});

test('bytes flipped inside its pages are found before anybody is served', async () => {
  const { path } = await makeHome();
  const bytes = readFileSync(path);
  for (let at = 4096; at < bytes.length; at += 97) bytes.writeUInt8(0xff - (bytes[at] ?? 0), at);
  writeFileSync(path, bytes);
  expectRefusal(path, /is damaged \(/);
  expectRefusal(path, cure);
});

test('a file that is not a database, and one that was cut off, are named with the cure', async () => {
  const [garbage, cut] = [await makeHome(), await makeHome()];
  writeFileSync(garbage.path, 'bu bir veri tabanı değil '.repeat(500));
  expectRefusal(garbage.path, /is not a database/);
  expectRefusal(garbage.path, cure);
  truncateSync(cut.path, 3 * 4096);
  expectRefusal(cut.path, /is damaged/);
  expectRefusal(cut.path, cure);
});

test('what a backup is to replace does not count as in use when it is damaged', async () => {
  const { path } = await makeHome();
  writeFileSync(path, 'bu bir veri tabanı değil '.repeat(500));
  expect(() => assertUnused(path)).not.toThrow();
});

test.each(['empty', 'missing'])(
  'a file that is %s is a new site, but not beside what one has left',
  async (state) => {
    for (const trace of ['media/resim.jpg', 'backups/backup.tar.gz', 'pages/index.html', 'site.sqlite-wal']) {
      const folder = makeScratchFolder('home-');
      const path = join(folder, 'site.sqlite');
      const begin = () => {
        rmSync(path, { force: true });
        if (state === 'empty') writeFileSync(path, '');
      };
      mkdirSync(join(folder, dirname(trace)), { recursive: true });
      begin();
      expect(refusalOf(path)).toBe('usable');
      begin();
      writeFileSync(join(folder, trace), 'iz');
      expectRefusal(path, new RegExp(`is ${state}, but ${trace.split('/')[0]}/? beside it`));
      expectRefusal(path, /Bring the file back, or a backup: npm run restore -- FILE/);
    }
  },
);

test('a Node whose SQLite can damage a database is refused, with the one to take', async () => {
  const { path } = await makeHome();
  const { readValue } = SqliteFile.prototype;
  let version = '';
  vi.spyOn(SqliteFile.prototype, 'readValue').mockImplementation(function (this: SqliteFile, sql) {
    return sql.includes('sqlite_version') ? version : readValue.call(this, sql);
  });
  for (version of ['3.51.2', '3.50.7', '2.99.9'])
    expect(refusalOf(path)).toMatch(
      /^This Node .* brings SQLite .* Run a Node with SQLite 3\.51\.3 or newer/,
    );
  for (version of ['3.51.3', '3.51.10', '3.53.0', '4.0.0']) expect(refusalOf(path)).toBe('usable');
});

test('a command waits for a lock that another process is about to let go', async () => {
  const { path } = await makeHome();
  const program = `const file = new (require('node:sqlite').DatabaseSync)(${JSON.stringify(path)});
    file.exec('pragma locking_mode = exclusive; begin exclusive');
    console.log('held');
    setTimeout(() => file.close(), 100);`;
  const holder = spawn(process.execPath, ['--eval', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(holder.stdout, 'data');
  expect(() => openFile(path).close()).not.toThrow();
});

test('a file or folder that may not be written is named with the cure', async () => {
  const [file, folder] = [await makeHome(), await makeHome()];
  chmodSync(file.path, 0o444);
  chmodSync(folder.folder, 0o555);
  for (const { path } of [file, folder]) {
    const sentence = refusalWithoutPrivilege(path);
    expect(sentence).toContain(`${path} cannot be written (EACCES)`);
    expect(sentence).toContain('Let the user that runs the server write it');
  }
  // so that it can be removed
  chmodSync(folder.folder, 0o755);
});

/** In a process of its own, since root may write everything: there without that privilege. */
function refusalWithoutPrivilege(path: string): string {
  const program = `import { assertUsable } from '${join(import.meta.dirname, 'database-file.ts')}';
    try { assertUsable(${JSON.stringify(path)}); } catch (error) { console.log(error.message); }`;
  const isRoot = process.getuid?.() === 0;
  const plain = isRoot ? ['setpriv', '--bounding-set=-dac_override,-dac_read_search'] : [];
  const [command = '', ...words] = [...plain, process.execPath, '--input-type=module', '--eval', program];
  return spawnSync(command, words, { encoding: 'utf8' }).stdout;
}
