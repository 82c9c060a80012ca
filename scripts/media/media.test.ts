import { spawn } from 'node:child_process';
import { readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text as readAll } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { openDatabase } from '#/db/database.ts';
import { openTestApp } from '../../tests/support/app.ts';
import { commandEnvironment } from '../../tests/support/command-environment.ts';
import { photographFromPhone, pictureFile } from '../../tests/support/pictures.ts';
import { makeScratchFolder } from '../../tests/support/scratch-folder.ts';

const script = join(import.meta.dirname, '../media.ts');
const slow = { timeout: 60_000 };

/** A running server with one picture and its copies, and the command beside it. */
async function open() {
  const dataDir = makeScratchFolder('media-');
  const app = await openTestApp(openDatabase(join(dataDir, 'site.sqlite')), { dataDir });
  const photo = await photographFromPhone({ width: 330, height: 220 });
  await (await app.signedIn('mert')).upload(pictureFile(photo, 'çığ.jpg'));
  await app.parts.media.jobs.finish('variants');

  async function media(...words: string[]) {
    const child = spawn(process.execPath, [script, ...words], {
      env: { ...commandEnvironment(), DATA_DIR: dataDir },
    });
    const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
    const [out, error] = await Promise.all([readAll(child.stdout), readAll(child.stderr)]);
    return { code: await ended, out, error };
  }
  const folder = join(dataDir, 'media');
  return { app, media, folder, list: () => readdirSync(folder).sort() };
}

/** Puts a file there that nothing speaks of. */
function leave(folder: string, name: string, { daysOld = 0 } = {}) {
  writeFileSync(join(folder, name), 'x');
  const then = new Date(Date.now() - daysOld * 24 * 60 * 60 * 1000);
  utimesSync(join(folder, name), then, then);
}

test('rebuild makes the copies again and takes the old ones away', slow, async () => {
  const { app, media, list } = await open();
  const before = list();
  expect(before).toHaveLength(5);
  const { code, out, error } = await media('rebuild');
  expect([code, out, error]).toEqual([0, '1 of 1 pictures have new copies.\n', '1/1 picture 1\n']);
  const after = list();
  expect(after).toHaveLength(5);
  expect(after.filter((name) => before.includes(name))).toEqual([expect.stringMatching(/\.jpg$/)]);
  await app.parts.contentWatch.look();
  const copy = after.find((name) => name.endsWith('.avif'));
  expect((await app.visitor().get(`/media/${copy}`)).status).toBe(200);
});

test('rebuild tells which pictures failed or are not there', slow, async () => {
  const { media, folder, list } = await open();
  rmSync(join(folder, list().find((name) => name.endsWith('.jpg')) ?? ''));
  const { code, out, error } = await media('rebuild', '1', '77');
  expect([code, out]).toEqual([1, '0 of 2 pictures have new copies.\n']);
  expect(error).toContain('There is no picture 77.');
  expect(error).toMatch(/picture 1 FAILED: the file [0-9a-f]{24}\.jpg is missing/);
});

test('verify finds what is missing and what nothing speaks of', slow, async () => {
  const { media, folder, list } = await open();
  expect(await media('verify')).toEqual({
    code: 0,
    out: '5 files are known: 0 missing, 0 orphaned, 0 removed.\n',
    error: '',
  });
  const [gone, ...others] = list();
  rmSync(join(folder, gone ?? ''));
  leave(folder, '000000000000000000000001.jpg', { daysOld: 2 });
  leave(folder, '000000000000000000000002.avif');
  leave(folder, 'notes.txt', { daysOld: 9 });
  const found = await media('verify');
  expect(found.code).toBe(1);
  expect(found.out).toContain(`MISSING  ${gone}`);
  expect(found.out).toContain('5 files are known: 1 missing, 3 orphaned, 0 removed.');
  const removed = await media('verify', '--remove-orphans');
  expect(removed.code).toBe(1);
  expect(removed.out).toMatch(/REMOVED {2}0{23}1\.jpg/);
  expect(list()).toEqual(['000000000000000000000002.avif', ...others, 'notes.txt'].sort());
});

test('verify removes nothing where most files seem to be those of another site', slow, async () => {
  const { media, folder, list } = await open();
  for (const last of '123456') leave(folder, `00000000000000000000000${last}.jpg`, { daysOld: 2 });
  const { code, error } = await media('verify', '--remove-orphans');
  expect([code, error]).toEqual([
    1,
    expect.stringContaining('6 files would go, but the database speaks of 5'),
  ]);
  expect(list()).toHaveLength(5 + 6);
});

test.each([
  [['fly'], 'There is no command "fly".'],
  [['rebuild', '1', 'x'], '"x" is no number of a picture.'],
  [['rebuild', '--remove-orphans'], '--remove-orphans belongs to verify.'],
])(
  '%j is not understood',
  async (words, sentence) => {
    const { code, error } = await (await open()).media(...words);
    expect([code, error]).toEqual([2, expect.stringContaining(sentence)]);
  },
  slow.timeout,
);
