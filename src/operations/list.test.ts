import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { type ListPage, listStep } from '#/stored/list-page.ts';
import { insertManyRows } from '../../scripts/bench/many-rows.ts';
import { openTestApp } from '../../tests/support/app.ts';
import { describeEachDatabase } from '../../tests/support/databases.ts';
import type { ChosenOperation, ListedOperation } from './answers.server.ts';
import { gapsOf } from './gaps.ts';
import type { Operation } from './schema.ts';

const draft = {
  description: 'Birkaç sözcük.',
  location: 'Düzce, Gölyaka',
  date: '2026-02-14',
  status: 'completed',
  published: true,
} as const;

describeEachDatabase('the list of operations in the panel', (fresh) => {
  async function open(database?: Awaited<ReturnType<typeof fresh>>) {
    const app = await openTestApp(database ?? (await fresh()));
    const ayse = await app.signedIn('ayse');
    const write = async (title: string, change: object = {}) =>
      (await (await ayse.post('/api/operations', { ...draft, title, ...change })).json()) as Operation;
    const read = async (query = '') =>
      (await (await ayse.get(`/api/admin/operations/list?${query}`)).json()) as ListPage<ListedOperation>;
    const titles = async (query: string) => (await read(query)).items.map(({ title }) => title);
    return { app, ayse, write, read, titles };
  }

  test('holds what the call for one operation gives', async () => {
    const { write, read, ayse } = await open();
    const { id } = await write('Sel');
    const operation = await (await ayse.get(`/api/admin/operations/${id}`)).json();
    expect(await read()).toEqual({ total: 1, found: 1, items: [operation] });
  });

  test('in one piece they are refused when they would take the memory of the server', async () => {
    const { app, ayse, write, read } = await open();
    const { id } = await write('Uzun');
    const description = 'x'.repeat(20_000_001);
    await app.parts.database.db.updateTable('operations').set({ description }).where('id', '=', id).execute();
    for (const path of ['/api/operations', '/api/admin/operations'])
      expect((await ayse.get(path)).status).toBe(503);
    await app.parts.database.db.updateTable('operations').set({ description: 'x' }).execute();
    expect(await (await ayse.get('/api/admin/operations')).json()).toEqual((await read()).items);
  });

  test('finds each typed word, however its Turkish letters are written', async () => {
    const { write, titles } = await open();
    await write('Köprüde arama', { type: 'Sel', district: 'Cumayeri' });
    await write('Iğdır', { description: 'Çığ altında arama', location: 'Doğubayazıt', date: '2025-01-19' });
    for (const typed of ['KOPRUDE duzce', 'golyaka sel', 'cumayeri', '14 şubat 2026', '14.02.2026'])
      expect([typed, await titles(`search=${encodeURIComponent(typed)}`)]).toEqual([
        typed,
        ['Köprüde arama'],
      ]);
    expect(await titles('search=igdir%20cig')).toEqual(['Iğdır']);
    expect(await titles('search=%20')).toHaveLength(2);
    expect(await titles('search=yok')).toEqual([]);
  });

  test('shows what is out, drafts, those with a held place, or those of a status', async () => {
    const { write, titles } = await open();
    await write('çıktı');
    await write('taslak', { published: false, status: 'cancelled' });
    await write('süren', { status: 'active', district: 'Düzce', isPlaceHeld: true });
    expect(await titles('filter=published')).toEqual(['süren', 'çıktı']);
    expect(await titles('filter=draft')).toEqual(['taslak']);
    expect(await titles('filter=held')).toEqual(['süren']);
    expect(await titles('filter=incomplete')).toEqual(['süren', 'çıktı']);
    expect(await titles('filter=active')).toEqual(['süren']);
    expect(await titles('filter=completed')).toEqual(['çıktı']);
    expect(await titles('filter=cancelled')).toEqual(['taslak']);
  });

  test('shows what is incomplete, and no other', async () => {
    const { write, read } = await open();
    const whole = { type: 'Sel', province: 'Bolu', volunteerCount: 4, volunteerHours: 0 };
    await write('tam', whole);
    await write('iptal', { status: 'cancelled' });
    for (const [field, none] of Object.entries({
      type: null,
      province: null,
      volunteerCount: 0,
      volunteerHours: null,
    }))
      await write(field, { ...whole, [field]: none });
    const { items } = await read('filter=incomplete&order=oldest');
    expect(items.map((item) => [item.title, gapsOf(item)])).toEqual(
      ['type', 'province', 'volunteerCount', 'volunteerHours'].map((field) => [field, [field]]),
    );
    const all = (await read()).items.filter((item) => gapsOf(item).length > 0);
    expect(all.map(({ id }) => id).toSorted()).toEqual(items.map(({ id }) => id).toSorted());
  });

  test('is ordered by day, or as a Turkish dictionary is', async () => {
    const { write, titles } = await open();
    await write('Deprem', { date: '2023-02-06' });
    for (const title of ['Çığ', 'Iğdır']) await write(title, { date: '2026-01-02' });
    await write('İzmir', { date: '2020-10-30' });
    expect(await titles('')).toEqual(['Iğdır', 'Çığ', 'Deprem', 'İzmir']);
    expect(await titles('order=oldest')).toEqual(['İzmir', 'Deprem', 'Çığ', 'Iğdır']);
    expect(await titles('order=title')).toEqual(['Çığ', 'Deprem', 'Iğdır', 'İzmir']);
  });

  test('shows a change at once, and nothing of the bin', async () => {
    const { ayse, write, titles } = await open();
    const { id } = await write('ilk');
    expect(await titles('')).toEqual(['ilk']);
    await ayse.put(`/api/operations/${id}`, { ...draft, title: 'son' });
    expect(await titles('')).toEqual(['son']);
    await ayse.delete(`/api/operations/${id}`);
    expect(await titles('')).toEqual([]);
  });

  test('of two thousand operations comes a page at a time, in a few kilobytes', async () => {
    const database = await fresh();
    await insertManyRows(database.db, { news: 0, operations: 2000, photos: 0 });
    const { ayse, read } = await open(database);
    const body = await (await ayse.get('/api/admin/operations/list')).text();
    expect(gzipSync(body).length).toBeLessThan(8000);
    const { total, found, items } = JSON.parse(body) as ListPage<ListedOperation>;
    expect([total, found, items.length]).toEqual([2000, 2000, listStep]);
    const all = (await (await ayse.get('/api/admin/operations')).json()) as Operation[];
    expect(items).toEqual(all.slice(0, listStep));
    expect((await read('page=42')).items).toEqual(all.slice(41 * listStep));
    expect((await read('page=43')).items).toEqual([]);
  });

  test.each(['page=0', 'page=x', 'filter=benim', 'order=rastgele', `search=${'x'.repeat(201)}`])(
    'is not asked for what it cannot show: %s',
    async (wrong) => {
      const { ayse } = await open();
      expect((await ayse.get(`/api/admin/operations/list?${wrong}`)).status).toBe(400);
    },
  );

  test('has beside it what a form needs to choose one', async () => {
    const { write, ayse } = await open();
    const [sel, yangin] = [await write('Sel'), await write('Yangın', { published: false })];
    const choices = (await (await ayse.get('/api/admin/operations/choices')).json()) as ChosenOperation[];
    expect(choices).toEqual([
      { id: yangin.id, title: 'Yangın', date: draft.date, published: false },
      { id: sel.id, title: 'Sel', date: draft.date, published: true },
    ]);
  });

  test.each(['list', 'choices'])('is for staff: %s', async (call) => {
    const { app } = await open();
    expect((await app.visitor().get(`/api/admin/operations/${call}`)).status).toBe(401);
  });
});
