import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '#/db/database.ts';
import type { Operation } from '#/operations/schema.ts';
import { openTestApp } from '../../tests/support/app.ts';
import { commandEnvironment } from '../../tests/support/command-environment.ts';
import { askCommand } from '../../tests/support/played-terminal.ts';
import { makeScratchFolder } from '../../tests/support/scratch-folder.ts';
import { spreadsheetOf } from '../../tests/support/spreadsheet.ts';
import { operations as particulars, runOperations } from './run-operations.ts';

const script = join(import.meta.dirname, '../operations.ts');
const slow = { timeout: 90_000 };

/** A running server, and the command beside it. */
async function open() {
  const dataDir = makeScratchFolder('operations-');
  const app = await openTestApp(openDatabase(join(dataDir, 'site.sqlite')), { dataDir });
  const ayse = await app.signedIn('ayse');
  const env = { DATA_DIR: dataDir };
  const file = join(dataDir, 'liste.csv');
  const command = (...words: string[]) => askCommand(runOperations, { ...particulars, env, words });
  const stored = async () => (await ayse.get('/api/admin/operations')).json() as Promise<Operation[]>;
  const write = (csv: string | Uint8Array) => writeFileSync(file, csv);
  return { app, env, file, command, stored, write };
}

test('takes a list of five hundred, and nothing of it twice, in whichever encoding', slow, async () => {
  const { app, file, command, stored, write } = await open();
  const sheet = spreadsheetOf(500);
  write(sheet);
  const dry = await command('import', file, '--dry-run');
  expect(dry).toMatchObject({ code: 0, error: '' });
  expect(dry.out).toContain('500 new, 0 changed, 0 as they were, 0 refused.\nNothing was changed.\n');
  expect(await stored()).toEqual([]);
  const begun = performance.now();
  expect(await command('import', file, '--publish')).toMatchObject({ code: 0, error: '' });
  // a few seconds, on a machine that does much else
  expect(performance.now() - begun).toBeLessThan(30_000);
  const taken = await stored();
  expect([taken.length, taken.every(({ published }) => published)]).toEqual([500, true]);
  await app.parts.contentWatch.look();
  expect(await (await app.visitor().get('/operations')).text()).toContain('Iğdır’da arama 192');
  expect(taken[0]).toMatchObject({ createdBy: 'komut satırı', version: 1 });
  write(`\ufeff${sheet.replaceAll('\n', '\r\n')}`);
  expect((await command('import', file)).out).toBe('0 new, 0 changed, 500 as they were, 0 refused.\n');
  expect(await stored()).toEqual(taken);
});

test('killed in the middle and asked again it goes on', slow, async () => {
  const { env, file, command, stored, write } = await open();
  write(spreadsheetOf(300));
  const child = spawn(process.execPath, [script, 'import', file], {
    env: { ...commandEnvironment(), ...env },
    stdio: 'ignore',
  });
  const ended = once(child, 'close');
  await expect
    .poll(async () => (await stored()).length, { timeout: 60_000, interval: 5 })
    .toBeGreaterThan(30);
  child.kill('SIGKILL');
  await ended;
  const left = (await stored()).length;
  expect(left).toBeLessThan(300);
  const again = await command('import', file);
  expect(again.out).toContain(`${300 - left} new, 0 changed, ${left} as they were, 0 refused.`);
  const titles = (await stored()).map(({ title }) => title);
  expect([titles.length, new Set(titles).size]).toEqual([300, 300]);
});

test('names what it refuses, leaves out or changes, and ends with 1 where a row was refused', async () => {
  const { file, command, stored, write } = await open();
  write('Tarih;Başlık;Yer;Açıklama;Hava\n1.2.2020;Sel;Bolu;x;yağmur\n');
  await command('import', file);
  write('Tarih;Başlık;Yer;Açıklama;İl\n1.2.2020;sel;;Ayrıntılı;\n2.2.2020;Çığ;Bolu;x;Narnia\n');
  const said = await command('import', file);
  expect([said.code, said.out]).toEqual([1, '']);
  expect(said.error.split('\n').slice(0, 6)).toEqual([
    '3: refused: Çığ: İl, listedeki illerden biri ya da “Yurt dışı” olmalıdır (“Narnia”)',
    '2: changed: Sel',
    '  Açıklama',
    '  - x',
    '  + Ayrıntılı',
    '0 new, 1 changed, 0 as they were, 1 refused.',
  ]);
  expect(await stored()).toMatchObject([{ title: 'Sel', description: 'Ayrıntılı', published: false }]);
});

test.each([
  [['take', 'x'], 2, 'There is no command "take".'],
  [['import'], 2, 'The file is missing.'],
  [['import', 'x', 'y'], 2, 'There is one word too many: "y".'],
  [['import', '/nowhere.csv'], 1, '/nowhere.csv cannot be read (ENOENT).'],
])('says what is wrong with its words: %j', async (words, code, sentence) => {
  const { command } = await open();
  const said = await command(...words);
  expect([said.code, said.error.split('\n')[0]]).toEqual([code, sentence]);
});

test('shows its help', async () => {
  expect((await (await open()).command('help')).out).toContain('npm run operations -- import FILE --dry-run');
});
