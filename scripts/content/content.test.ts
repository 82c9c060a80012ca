import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { board } from '#/content/board.ts';
import type { Board } from '#/content/boards.ts';
import { openDatabase } from '#/db/database.ts';
import type { DocumentSummary, StoredDocument } from '#/documents/answers.server.ts';
import type { Media, Upload } from '#/media/answers.server.ts';
import { openTestApp } from '../../tests/support/app.ts';
import { photographFromPhone, pictureFile } from '../../tests/support/pictures.ts';
import { askCommand, runScript } from '../../tests/support/played-terminal.ts';
import { makeScratchFolder } from '../../tests/support/scratch-folder.ts';
import { content as particulars, runContent } from './run-content.ts';

const root = join(import.meta.dirname, '../..');
const slow = { timeout: 60_000 };
const calls = '/api/admin/documents';

/** A running server, and the command beside it. @param checkout where the command lies, if it is to run in a process of its own */
async function open(checkout?: string) {
  const dataDir = makeScratchFolder('content-');
  const app = await openTestApp(openDatabase(join(dataDir, 'site.sqlite')), { dataDir });
  const ayse = await app.signedIn('ayse');
  const env = { DATA_DIR: dataDir };

  const content = (...words: string[]) =>
    checkout === undefined
      ? askCommand(runContent, { ...particulars, env, words })
      : runScript(join(checkout, 'scripts/content.ts'), { env, words });
  /** Publishes what `change` makes of the document, unless `more` says otherwise. */
  async function change(
    name: string,
    change: (value: Record<string, unknown>) => object,
    more: object = { published: true },
  ) {
    const list = (await (await ayse.get(calls)).json()) as DocumentSummary[];
    const id = list.find((document) => document.name === name)?.id;
    const { version, value } = (await (await ayse.get(`${calls}/${id}`)).json()) as StoredDocument;
    const draft = { version, value: change(value as never), ...more };
    expect((await ayse.put(`${calls}/${id}`, draft)).status).toBe(200);
  }
  const read = async (path: string) => {
    await app.parts.contentWatch.look();
    return (await app.visitor().get(path)).text();
  };
  return { app, ayse, content, change, read };
}

const edit = (folder: string, name: string, change: (text: string) => string) => {
  const file = join(folder, `${name}.json`);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
};

test('a site moves with its pictures from one machine to another', slow, async () => {
  const [old, young] = [await open(), await open()];
  const photo = pictureFile(await photographFromPhone({ width: 330, height: 220 }), 'çığ.jpg');
  const { files } = (await (await old.ayse.upload(photo)).json()) as Upload;
  const { id, url } = files[0] as Media;
  const words = { altText: 'Çığ altında bir köpek', credit: 'Ayşe', consentNote: 'Yazılı izin', focusX: 20 };
  await old.ayse.put(`/api/media/${id}`, words);
  await old.change('board', (board) => ({ ...board, title: 'Taşınan kurul' }));
  await old.change('about', (about) => ({ ...about, picture: { imageUrl: url, alt: 'Çığ' } }));
  const folder = makeScratchFolder('content-out-');
  expect(await old.content('export', folder)).toMatchObject({ code: 0, error: '' });
  expect(readdirSync(join(folder, 'pictures')).toSorted()).toEqual([
    url.slice('/media/'.length),
    'pictures.json',
  ]);

  const dry = await young.content('import', folder, '--dry-run');
  expect(dry.out).toContain('Yönetim Kurulu · Başlık\n  - Yönetim Kurulu\n  + Taşınan kurul');
  expect(await young.read('/management')).not.toContain('Taşınan kurul');
  expect(await young.content('import', folder)).toMatchObject({ code: 0, error: '' });
  expect(await young.read('/management')).toContain('Taşınan kurul');
  const [moved] = /\/media\/[0-9a-f]{24}\.[a-z]+/.exec(await young.read('/about')) ?? [];
  expect((await young.app.visitor().get(moved ?? '')).status).toBe(200);
  const [known] = (await (await young.ayse.get('/api/media')).json()) as Media[];
  expect(known).toMatchObject({ originalName: 'çığ.jpg', ...words });
  // also what shows a picture, which the library has given another address
  expect((await young.content('import', folder)).out).toBe('Visitors read all of this already.\n');
});

test('the command takes its own files where only what a server needs is installed', slow, async () => {
  const installed = makeScratchFolder('installed-');
  for (const name of ['scripts', 'src', 'package.json'])
    cpSync(join(root, name), join(installed, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(installed, 'node_modules'));
  mkdirSync(join(installed, 'dist'));
  // a build copies it there; the sources' own folder stays away
  symlinkSync(join(root, 'public'), join(installed, 'dist/client'));
  const { content } = await open(installed);
  const folder = makeScratchFolder('content-out-');
  expect(await content('export', folder)).toMatchObject({ code: 0, error: '' });
  const taken = { code: 0, out: 'Visitors read all of this already.\n', error: '' };
  expect(await content('import', folder)).toEqual(taken);
});

test(
  'words that an earlier version kept in files come over, but for what has to be mended',
  slow,
  async () => {
    const { content, read } = await open(root);
    const checkout = makeScratchFolder('earlier-');
    const old = join(checkout, 'src/content');
    mkdirSync(old, { recursive: true });
    const { title, introduction, note, members } = board;
    const words = JSON.stringify({ introduction, note, members });
    writeFileSync(join(old, 'titles.ts'), `export const titles = { board: 'Eski ${title}' };`);
    const from = "import { titles } from './titles.ts';\nimport type { Board } from './gone.ts';";
    writeFileSync(
      join(old, 'board.ts'),
      `${from}\nexport const board: Board = { ...${words}, title: titles.board };`,
    );
    writeFileSync(join(old, 'audit-board.ts'), `export const auditBoard = { title: 'Denetçiler' };`);
    const folder = join(makeScratchFolder('converted-'), 'words');
    const { code, out } = await content('convert', checkout, folder);
    expect([code, out]).toEqual([
      0,
      expect.stringContaining('auditBoard.json: members: this field is missing.'),
    ]);
    expect(out).toMatch(/has no words for: about, accessibility, advice, association, .*volunteer\./);
    expect(readdirSync(folder).toSorted()).toEqual(['board.json', 'unfinished']);
    expect(readdirSync(join(folder, 'unfinished'))).toEqual(['auditBoard.json']);
    expect(await content('import', folder)).toMatchObject({ code: 0, error: '' });
    expect(await read('/management')).toContain(`Eski ${title}`);
    expect((await content('convert', checkout, folder)).error).toContain('(EEXIST): give a new folder.');
    expect((await content('convert', old, `${folder}-2`)).error).toContain(
      'name the folder of the old version',
    );
  },
);

test(
  'the words of a picture are checked as in the panel, and one that was taken off stays so',
  slow,
  async () => {
    const [old, young] = [await open(), await open()];
    const photo = pictureFile(await photographFromPhone({ width: 330, height: 220 }), 'çığ.jpg');
    const { files } = (await (await old.ayse.upload(photo)).json()) as Upload;
    const { id, url } = files[0] as Media;
    await old.change('about', (about) => ({ ...about, picture: { imageUrl: url, alt: 'Çığ' } }));
    await old.ayse.put(`/api/media/${id}`, { isHidden: true });
    const folder = makeScratchFolder('content-out-');
    expect(await old.content('export', folder)).toMatchObject({ code: 0 });
    const kept = readFileSync(join(folder, 'pictures/pictures.json'), 'utf8');
    const faults = [
      [kept.replace('"altText"', '"alText"'), 'alText'],
      [kept.replace('"focusX": 50', '"focusX": 101'), 'focusX: '],
      [JSON.stringify({ [url.slice('/media/'.length)]: {} }), 'remove its entry'],
      ['{', 'JSON'],
    ] as const;
    for (const [json, sentence] of faults) {
      writeFileSync(join(folder, 'pictures/pictures.json'), json);
      for (const more of [['--dry-run'], []])
        expect((await young.content('import', folder, ...more)).error).toMatch(
          new RegExp(`^pictures/pictures.json: .*${sentence}`),
        );
    }
    expect(await (await young.ayse.get('/api/media')).json()).toEqual([]);
    writeFileSync(join(folder, 'pictures/pictures.json'), kept);
    expect(await young.content('import', folder)).toMatchObject({ code: 0, error: '' });
    expect(await (await young.ayse.get('/api/media')).json()).toMatchObject([{ isHidden: true }]);
  },
);

test('what only stands in another order is reported, and comes out', slow, async () => {
  const { content, read } = await open();
  const folder = makeScratchFolder('content-out-');
  await content('export', folder);
  const [first = '', last = ''] = [board.members.at(0)?.name, board.members.at(-1)?.name];
  edit(folder, 'board', (text) => {
    const { members, ...rest } = JSON.parse(text) as Board;
    return JSON.stringify({ ...rest, members: members.toReversed() });
  });
  const lines = 'Yönetim Kurulu · Üyeler\n  (the same lines in another order)';
  expect((await content('import', folder, '--dry-run')).out).toContain(lines);
  expect(await content('import', folder)).toMatchObject({ code: 0, error: '' });
  const page = await read('/management');
  expect(page.indexOf(last)).toBeLessThan(page.indexOf(first));
  expect((await content('import', folder)).out).toBe('Visitors read all of this already.\n');
});

test('a draft that is planned is reported before it goes into the versions', slow, async () => {
  const { content, change } = await open();
  const folder = makeScratchFolder('content-out-');
  await content('export', folder);
  edit(folder, 'board', (text) => text.replace('"Yönetim Kurulu"', '"Yeni kurul"'));
  const publishAt = '2026-11-21T06:00:00.000Z';
  await change('board', (board) => ({ ...board, title: 'Yarınki kurul' }), { published: false, publishAt });
  await change('auditBoard', (board) => ({ ...board, title: '' }), { published: false });
  for (const words of [['--dry-run'], []]) {
    const { out } = await content('import', folder, ...words);
    expect(out).toContain(
      `(a draft of ayse, which goes into its versions and is not published on ${publishAt})`,
    );
    expect(out.match(/draft/g)).toHaveLength(1);
  }
});

test('files with faults change nothing, and each fault is reported', slow, async () => {
  const { content, read } = await open();
  const folder = makeScratchFolder('content-out-');
  await content('export', folder);
  edit(folder, 'board', (text) =>
    text.replace('"Yönetim Kurulu"', '"Yeni kurul"').replace(/"position": "Başkan"/, '"position": ""'),
  );
  edit(folder, 'auditBoard', (text) => text.replace('"Denetim Kurulu"', '"Yarım gelen"'));
  writeFileSync(join(folder, 'yok.json'), '{}');
  const { code, error } = await content('import', folder);
  expect(code).toBe(1);
  expect(error).toContain('board.json: members.0.position: Boş bırakılamaz.');
  expect(error).toContain('yok.json: this site has no document of that name.');
  expect(await read('/audit')).not.toContain('Yarım gelen');
});

test('all faults of one file are reported together', slow, async () => {
  const { content } = await open();
  const folder = makeScratchFolder('content-out-');
  await content('export', folder);
  const kept = readFileSync(join(folder, 'about.json'), 'utf8');
  edit(folder, 'about', (text) => text.replace('"title"', '"titel"').replace('"alt"', '"alternative"'));
  const misspelt = (await content('import', folder)).error;
  for (const name of ['titel', 'title', 'picture.alternative', 'picture.alt'])
    expect(misspelt).toContain(`about.json: ${name}: `);
  writeFileSync(join(folder, 'about.json'), kept);
  edit(folder, 'about', (text) =>
    text.replace(/"title": "[^"]+"/, '"title": ""').replace(/\/artwork\/[^"]+/, '/artwork/yok.webp'),
  );
  const broken = (await content('import', folder)).error;
  for (const name of ['title', 'picture.imageUrl']) expect(broken).toContain(`about.json: ${name}: `);
});

test('a picture that is nowhere is reported, and nothing changes', slow, async () => {
  const { content, read } = await open();
  const folder = makeScratchFolder('content-out-');
  await content('export', folder);
  edit(folder, 'auditBoard', (text) => text.replace('"Denetim Kurulu"', '"Yarım gelen"'));
  edit(folder, 'about', (text) => text.replace(/\/artwork\/[^"]+/, '/artwork/yok.webp'));
  const { code, error } = await content('import', folder);
  expect([code, error]).toEqual([1, expect.stringContaining('about.json: picture.imageUrl: Bu görsel')]);
  const folderOfThatName = `${'c'.repeat(24)}.jpg`;
  mkdirSync(join(folder, 'pictures', folderOfThatName));
  edit(folder, 'about', (text) => text.replace('/artwork/yok.webp', `/media/${folderOfThatName}`));
  expect((await content('import', folder)).error).toBe(
    `/media/${folderOfThatName}: the picture is nowhere.\n`,
  );
  expect(await read('/audit')).not.toContain('Yarım gelen');
});

test('a picture that cannot be read is reported by the dry run too, and none is stored', slow, async () => {
  const { app, content } = await open();
  const folder = makeScratchFolder('content-out-');
  await content('export', folder);
  const [good, broken] = ['a', 'b'].map((sign) => `${sign.repeat(24)}.jpg`) as [string, string];
  const photo = await photographFromPhone({ width: 330, height: 220 });
  writeFileSync(join(folder, 'pictures', good), photo);
  writeFileSync(join(folder, 'pictures', broken), photo.subarray(0, photo.length / 2));
  const show = (picture: string) => (text: string) => text.replace(/\/artwork\/[^"]+/, `/media/${picture}`);
  edit(folder, 'about', show(good));
  edit(folder, 'home', show(broken));
  for (const words of [['--dry-run'], []]) {
    const { code, error } = await content('import', folder, ...words);
    expect([code, error]).toEqual([1, expect.stringMatching(/^pictures\/b{24}\.jpg: [^\n]*\n$/)]);
    expect(await app.parts.database.db.selectFrom('media').select('id').execute()).toEqual([]);
  }
});

test('what was misspelt or is no text is named, and so is a folder that is not one', slow, async () => {
  const { content } = await open();
  const folder = makeScratchFolder('content-out-');
  await content('export', folder);
  const board = join(folder, 'board.json');
  const text = readFileSync(board, 'utf8');
  const faults: [() => void, string][] = [
    [
      () => writeFileSync(board, text.replace('"position"', '"postion"')),
      'members.0.postion: there is no such',
    ],
    [() => writeFileSync(board, text, 'latin1'), 'not valid for encoding utf-8'],
    [() => rmSync(board), ''],
    [() => mkdirSync(board), 'board.json: this is no file.'],
    [() => rmSync(board, { recursive: true }), ''],
    [() => symlinkSync(folder, board), 'board.json: this is no file.'],
    [() => rmSync(board), ''],
    [() => execFileSync('mkfifo', [board]), 'board.json: this is no file.'],
  ];
  for (const [spoil, sentence] of faults) {
    spoil();
    if (sentence) expect((await content('import', folder)).error).toContain(sentence);
  }
  expect((await content('import', join(folder, 'yok'))).error).toContain('is not a folder that can be read');
  const file = join(folder, 'association.json');
  expect((await content('export', file)).error).toContain('is not a folder that can be written (ENOTDIR)');
});

test('other bank accounts wait for a second person, as everywhere', slow, async () => {
  const { content, read } = await open();
  const folder = makeScratchFolder('content-out-');
  await content('export', folder);
  edit(folder, 'donation', (text) =>
    text.replace('TR159999900000000011000001', 'TR749999900000000011000006'),
  );
  const { code, out, error } = await content('import', folder);
  expect([code, error]).toEqual([0, '']);
  expect(out).toContain('waits in the panel for a second person');
  expect(out).toContain('\n1 document was imported.');
  expect(await read('/donate')).not.toContain('TR74');
});

test('a command that is not understood says how it is written', slow, async () => {
  const { content } = await open();
  expect(await content('export')).toMatchObject({ code: 2 });
  expect((await content('taşı', 'x')).error).toContain('There is no command "taşı".');
  expect((await content('help')).out).toContain('--dry-run');
});
