import { expect, test } from 'vitest';
import { openTestApp } from '../support/app.ts';
import { describeEachDatabase } from '../support/databases.ts';
import type { Visitor } from '../support/visitor.ts';

/** Create, update, delete and list of news, operations and photos. */

const kinds = [
  {
    table: 'news',
    path: '/api/news',
    panelList: '/api/admin/news',
    draft: {
      title: 'Iğdır’da arama',
      excerpt: 'Kayıp bulundu.',
      content: 'Ekip gece boyunca aradı.',
      category: 'Operasyon',
      imageUrl: '/media/kapak.jpg',
      images: ['/media/bir.jpg', '/media/iki.jpg'],
      published: true,
    },
    columns: { images: '["/media/bir.jpg","/media/iki.jpg"]', isPublished: 1, imageUrl: '/media/kapak.jpg' },
    bad: { category: 'Spor' },
  },
  {
    table: 'operations',
    path: '/api/operations',
    panelList: '/api/operations',
    draft: {
      title: 'Tuzluca çığ araması',
      description: 'İki dağcı arandı.',
      location: 'Iğdır, Tuzluca',
      date: '2026-02-28',
      status: 'completed',
      rescuedCount: 2,
      volunteerCount: 14,
      imageUrl: '/media/cig.jpg',
    },
    columns: { status: 'completed', rescuedCount: 2, volunteerCount: 14, date: '2026-02-28' },
    bad: { rescuedCount: -1 },
  },
  {
    table: 'photos',
    path: '/api/photos',
    panelList: '/api/photos',
    draft: { title: 'Gece', imageUrl: '/media/gece.jpg', category: 'training', description: '' },
    columns: { imageUrl: '/media/gece.jpg', category: 'training', description: '' },
    bad: { imageUrl: ' ' },
  },
] as const;

describeEachDatabase('calls', (fresh) => {
  const open = async () => {
    const app = await openTestApp(await fresh());
    const { db } = app.parts.database;
    return {
      visitor: app.visitor(),
      mert: await app.signedIn('mert'),
      /** What is stored and not in the bin. */
      rows: (table: (typeof kinds)[number]['table']) =>
        db.selectFrom(table).selectAll().where('deletedAt', 'is', null).orderBy('id').execute(),
    };
  };
  const ids = async (caller: Visitor, path: string) =>
    ((await (await caller.get(path)).json()) as { id: number }[]).map(({ id }) => id);
  const make = async (caller: Visitor, path: string, draft: object) =>
    ((await (await caller.post(path, draft)).json()) as { id: number }).id;

  test.each(kinds)('POST $path creates, and the lists hold it', async (kind) => {
    const { visitor, mert, rows } = await open();
    expect((await visitor.post(kind.path, kind.draft)).status, 'nobody').toBe(401);
    expect((await mert.post(kind.path, { ...kind.draft, ...kind.bad })).status, 'bad input').toBe(400);
    expect(await rows(kind.table)).toEqual([]);
    const answer = await mert.post(kind.path, kind.draft);
    expect([answer.status, await answer.json()]).toMatchObject([201, kind.draft]);
    expect(await rows(kind.table)).toMatchObject([{ title: kind.draft.title, ...kind.columns }]);
    for (const [caller, path] of [
      [visitor, kind.path],
      [mert, kind.panelList],
    ] as const) {
      const list = await caller.get(path);
      expect([list.status, await list.json()]).toMatchObject([200, [{ title: kind.draft.title }]]);
    }
  });

  test.each(kinds.slice(0, 2))('PUT $path/{id} updates that one only', async (kind) => {
    const { visitor, mert, rows } = await open();
    const id = await make(mert, kind.path, kind.draft);
    await make(mert, kind.path, kind.draft);
    const before = await rows(kind.table);
    const next = { ...kind.draft, title: 'Yeni başlık' };
    expect((await visitor.put(`${kind.path}/${id}`, next)).status, 'nobody').toBe(401);
    expect((await mert.put(`${kind.path}/${id}`, { ...next, ...kind.bad })).status, 'bad input').toBe(400);
    expect((await mert.put(`${kind.path}/999999`, next)).status, 'not there').toBe(404);
    expect(await rows(kind.table)).toEqual(before);
    const answer = await mert.put(`${kind.path}/${id}`, next);
    expect([answer.status, await answer.json()]).toMatchObject([200, { ...next, id }]);
    expect((await rows(kind.table)).map(({ title }) => title)).toEqual(['Yeni başlık', kind.draft.title]);
  });

  test.each(kinds)('DELETE $path/{id} deletes that one only', async (kind) => {
    const { visitor, mert, rows } = await open();
    const id = await make(mert, kind.path, kind.draft);
    const kept = await make(mert, kind.path, kind.draft);
    expect((await visitor.delete(`${kind.path}/${id}`)).status, 'nobody').toBe(401);
    expect((await mert.delete(`${kind.path}/999999`)).status, 'not there').toBe(404);
    expect(await rows(kind.table)).toHaveLength(2);
    const answer = await mert.delete(`${kind.path}/${id}`);
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    expect((await rows(kind.table)).map((row) => row.id)).toEqual([kept]);
    expect([await ids(visitor, kind.path), await ids(mert, kind.panelList)]).toEqual([[kept], [kept]]);
  });

  test('GET /api/news gives visitors what is published; GET /api/admin/news gives all including drafts, to staff only', async () => {
    const { visitor, mert } = await open();
    const published = await make(mert, '/api/news', kinds[0].draft);
    const draft = await make(mert, '/api/news', { ...kinds[0].draft, published: false });
    expect(await ids(visitor, '/api/news')).toEqual([published]);
    expect((await ids(mert, '/api/admin/news')).toSorted()).toEqual([published, draft].toSorted());
    const refused = await visitor.get('/api/admin/news');
    expect([refused.status, await refused.text()]).toEqual([401, expect.not.stringContaining('Iğdır')]);
  });

  test('GET /api/photos takes the optional queries category and operationId', async () => {
    const { visitor, mert } = await open();
    const operationId = await make(mert, '/api/operations', kinds[1].draft);
    const { draft } = kinds[2];
    const general = await make(mert, '/api/photos', { ...draft, category: 'genel' });
    const training = await make(mert, '/api/photos', draft);
    const ofOperation = await make(mert, '/api/photos', { ...draft, operationId });
    expect(await ids(visitor, '/api/photos')).toEqual([ofOperation, training, general]);
    expect(await ids(visitor, '/api/photos?category=training')).toEqual([ofOperation, training]);
    expect(await ids(visitor, `/api/photos?operationId=${operationId}`)).toEqual([ofOperation]);
    expect(await ids(visitor, `/api/photos?category=genel&operationId=${operationId}`)).toEqual([]);
  });
});
