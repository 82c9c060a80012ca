import { expect, test } from 'vitest';
import { starterContent } from '#/content/starter.ts';
import { watchSchedule } from '#/server/regular-work/due-work.ts';
import { openTestApp, type TestApp } from '../../tests/support/app.ts';
import { describeEachDatabase } from '../../tests/support/databases.ts';
import type { Visitor } from '../../tests/support/visitor.ts';
import type { DocumentSummary, FoundFields, SitePage, StoredDocument } from './answers.server.ts';

const calls = '/api/admin/documents';

interface Board {
  title: string;
  members: { name: string; position: string }[];
}

async function open(fresh: () => Promise<Parameters<typeof openTestApp>[0]>) {
  const app = await openTestApp(await fresh());
  const ayse = await app.signedIn('ayse');
  const list = (await (await ayse.get(calls)).json()) as DocumentSummary[];
  const idOf = (name: string) => list.find((document) => document.name === name)?.id ?? 0;
  return { app, ayse, board: idOf('board'), audit: idOf('auditBoard') };
}

async function find(person: Visitor, id: number) {
  const document = (await (await person.get(`${calls}/${id}`)).json()) as StoredDocument;
  return { ...document, value: document.value as Board };
}

const titled = (stored: { value: Board; version: number }, title: string) => ({
  version: stored.version,
  value: { ...stored.value, title },
  published: false,
});

const readPage = async (app: TestApp, path: string) => (await app.visitor().get(path)).text();

describeEachDatabase('a document', (fresh) => {
  test('is kept as a draft, also with gaps, while visitors read what is published', async () => {
    const { app, ayse, board } = await open(fresh);
    const stored = await find(ayse, board);
    const saved = await ayse.put(`${calls}/${board}`, titled(stored, ''));
    expect(saved.status).toBe(200);
    expect(await find(ayse, board)).toMatchObject({ version: 2, published: false, value: { title: '' } });
    expect(await readPage(app, '/management')).toContain(starterContent.board.title);
  });

  test('is public with the next answer once it is published, and as before after one call', async () => {
    const { app, ayse, board } = await open(fresh);
    await readPage(app, '/management');
    const stored = await find(ayse, board);
    await ayse.put(`${calls}/${board}`, { ...titled(stored, 'Yeni Kurul'), published: true });
    expect(await readPage(app, '/management')).toContain('Yeni Kurul');
    await ayse.post(`${calls}/undo`, { documents: [{ id: board, version: stored.version }] });
    expect(await readPage(app, '/management')).not.toContain('Yeni Kurul');
    expect(await find(ayse, board)).toMatchObject({ version: 3, published: true, value: stored.value });
  });

  test('is found by what a field of it holds, as it was saved last', async () => {
    const { ayse, board } = await open(fresh);
    const search = async (words: string) =>
      (await (await ayse.get(`${calls}/fields?q=${encodeURIComponent(words)}`)).json()) as FoundFields[];
    const stored = await find(ayse, board);
    expect(await search('zerdali')).toEqual([]);
    await ayse.put(`${calls}/${board}`, titled(stored, 'Zerdali Kurulu'));
    expect(await search('ZERDALİ')).toEqual([
      {
        ...{ id: board, title: 'Yönetim Kurulu', more: 0 },
        found: [{ field: 'title', label: 'Başlık', entry: '', value: 'Zerdali Kurulu', isNamed: false }],
      },
    ]);
    const everywhere = await search('başlık');
    expect(everywhere.every(({ found }) => found.length <= 6)).toBe(true);
    expect(everywhere.some(({ more }) => more > 0)).toBe(true);
    expect((await ayse.get(`${calls}/fields?q=${'a'.repeat(101)}`)).status).toBe(400);
  });

  test('stands in the list under the heading that visitors find its page under', async () => {
    const { app, ayse } = await open(fresh);
    const list = async () => (await (await ayse.get(calls)).json()) as DocumentSummary[];
    const headingOf = async (name: string) => (await list()).find((one) => one.name === name)?.heading;
    expect(await headingOf('board')).toBe('KURUMSAL');
    expect(await headingOf('representatives')).toBe('Öteki sayfalar');
    for (const name of ['menu', 'notice', 'headings'])
      expect(await headingOf(name)).toBe('Birçok sayfada görünenler');
    const { id, version } = (await list()).find(({ name }) => name === 'menu') ?? { id: 0, version: 0 };
    const [first, ...others] = starterContent.menu.main;
    const value = { ...starterContent.menu, main: [{ ...first, label: 'DERNEĞİMİZ' }, ...others] };
    await ayse.put(`${calls}/${id}`, { version, value, published: true });
    expect(await headingOf('board')).toBe('DERNEĞİMİZ');
    expect(await readPage(app, '/')).toContain('DERNEĞİMİZ');
  });

  test('gives each page a name by which whoever writes a link finds it', async () => {
    const { app } = await open(fresh);
    const answer = await (await app.signedIn('mert')).get(`${calls}/pages`);
    const pages = new Map(((await answer.json()) as SitePage[]).map(({ path, title }) => [path, title]));
    expect(pages.get('/')).toBe('Ana sayfa');
    expect(pages.get('/management')).toBe('Yönetim Kurulu');
    expect(pages.get('/contact')).toBe('İletişim');
    expect(pages.get('/en')).toBe('İngilizce sayfa');
    expect([...pages.values()].every((title) => title !== '')).toBe(true);
  });

  test('with a fault is not published, and the answer names each field', async () => {
    const { ayse, board } = await open(fresh);
    const stored = await find(ayse, board);
    const [president, ...others] = stored.value.members;
    const value = { ...stored.value, title: '', members: [{ ...president, name: '' }, ...others.slice(1)] };
    const answer = await ayse.put(`${calls}/${board}`, { version: 1, value, published: true });
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as { fields: object }).fields).toEqual({
      'value.title': 'Boş bırakılamaz.',
      'value.members': 'Tüzüğe göre 7 üye olmalı.',
      'value.members.0.name': 'Boş bırakılamaz.',
    });
    expect(await find(ayse, board)).toMatchObject({ version: 1 });
  });

  test('is never written over unseen: the answer holds what is stored', async () => {
    const { ayse, board } = await open(fresh);
    const stored = await find(ayse, board);
    await ayse.put(`${calls}/${board}`, titled(stored, 'İlk'));
    const answer = await ayse.put(`${calls}/${board}`, titled(stored, 'İkinci'));
    expect([answer.status, await answer.json()]).toMatchObject([
      409,
      { current: { version: 2, value: { title: 'İlk' } } },
    ]);
  });

  test('takes no fields that it does not have, and no list without end', async () => {
    const { ayse, board } = await open(fresh);
    const { value } = await find(ayse, board);
    const member = { name: 'a', position: 'b' };
    const others = [
      { ...value, telefon: '1' },
      { ...value, title: 7 },
      { ...value, members: [{ ...member, rank: 1 }] },
      { ...value, members: Array.from({ length: 501 }, () => member) },
      [value],
    ];
    for (const other of others) {
      const answer = await ayse.put(`${calls}/${board}`, { version: 1, value: other, published: false });
      expect([other, answer.status]).toEqual([other, 400]);
    }
  });

  test('comes out with others or not at all', async () => {
    const { app, ayse, board, audit } = await open(fresh);
    await ayse.put(`${calls}/${board}`, titled(await find(ayse, board), 'Birlikte bir'));
    await ayse.put(`${calls}/${audit}`, titled(await find(ayse, audit), ''));
    const both = { documents: [board, audit].map((id) => ({ id, version: 2 })) };
    expect((await ayse.post(`${calls}/publish`, both)).status).toBe(400);
    expect(await readPage(app, '/management')).not.toContain('Birlikte bir');
    await ayse.put(`${calls}/${audit}`, titled(await find(ayse, audit), 'Birlikte iki'));
    const mended = {
      documents: [
        { id: board, version: 2 },
        { id: audit, version: 3 },
      ],
    };
    expect((await ayse.post(`${calls}/publish`, mended)).status).toBe(200);
    expect(await readPage(app, '/management')).toContain('Birlikte bir');
    expect(await readPage(app, '/audit')).toContain('Birlikte iki');
  });

  test('comes out at its time by itself, under the name of who chose it', async () => {
    const { app, ayse, board } = await open(fresh);
    const publishAt = '2026-11-21T06:00:00.000Z';
    await ayse.put(`${calls}/${board}`, { ...titled(await find(ayse, board), 'Zamanında'), publishAt });
    const look = watchSchedule(app.parts);
    await look();
    expect(await readPage(app, '/management')).not.toContain('Zamanında');
    app.clock.forward({ hours: 13 });
    await look();
    expect(await readPage(app, '/management')).toContain('Zamanında');
    const rows = await app.parts.database.db
      .selectFrom('auditLog')
      .select(['username', 'action'])
      .where('action', 'like', 'document.%')
      .orderBy('id')
      .execute();
    expect(rows.map(({ action }) => action)).toEqual(['document.schedule', 'document.publish-planned']);
    expect(rows[1]?.username).toBe('ayse');
  });

  test('has no time more than two years ahead, and gives its time away with the next draft', async () => {
    const { app, ayse, board } = await open(fresh);
    const late = { ...titled(await find(ayse, board), 'Geç'), publishAt: '2030-01-01T00:00:00.000Z' };
    const refused = await ayse.put(`${calls}/${board}`, late);
    expect([refused.status, await refused.json()]).toMatchObject([
      400,
      { fields: { publishAt: 'Yayın zamanı en çok iki yıl sonrası olabilir' } },
    ]);
    const publishAt = '2026-12-05T06:00:00.000Z';
    await ayse.put(`${calls}/${board}`, { ...late, publishAt });
    expect(await find(ayse, board)).toMatchObject({ published: false, publishAt });
    await ayse.put(`${calls}/${board}`, titled(await find(ayse, board), 'Vazgeçilen'));
    expect(await find(ayse, board)).toMatchObject({ published: false, publishAt: null });
    await ayse.put(`${calls}/${board}`, { ...titled(await find(ayse, board), 'Planlı'), publishAt });
    await ayse.post(`${calls}/${board}/versions/1/restore`);
    expect(await find(ayse, board)).toMatchObject({ published: true, publishAt: null });
    const actions = await app.parts.database.db
      .selectFrom('auditLog')
      .select('action')
      .orderBy('id')
      .execute();
    expect(actions.map(({ action }) => action).slice(-4)).toEqual(
      ['schedule', 'unschedule', 'schedule', 'unschedule'].map((what) => `document.${what}`),
    );
  });

  test('is for admins', async () => {
    const { app, board } = await open(fresh);
    const mert = await app.signedIn('mert');
    for (const path of [calls, `${calls}/${board}`, `${calls}/${board}/versions`])
      expect((await mert.get(path)).status).toBe(403);
    expect((await app.visitor().get(calls)).status).toBe(401);
  });

  test('is previewed as it will be, by admins only', async () => {
    const { app, ayse, board } = await open(fresh);
    await ayse.put(`${calls}/${board}`, titled(await find(ayse, board), 'Önizlenen'));
    const preview = await (await ayse.get('/adminpanel/preview/site/management')).text();
    expect(preview).toContain('Önizlenen');
    expect(preview).toContain(`edit=document-${board}`);
    expect((await (await app.signedIn('mert')).get('/adminpanel/preview/site/management')).status).toBe(302);
  });
});
