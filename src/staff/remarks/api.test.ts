import { expect, test } from 'vitest';
import type { News } from '#/news/schema.ts';
import { doHousekeeping } from '#/server/regular-work/due-work.ts';
import type { Remark, RemarksOfThing, WaitingRemark } from '#/stored/remarks.ts';
import { signInSecondAdmin } from '../../../tests/support/accounts.ts';
import { openTestApp } from '../../../tests/support/app.ts';
import { describeEachDatabase } from '../../../tests/support/databases.ts';
import type { Visitor } from '../../../tests/support/visitor.ts';

const calls = '/api/admin/remarks';
const draft = { excerpt: 'Özet.', content: 'Metin.', category: 'Duyuru', published: false } as const;

describeEachDatabase('a remark beside a draft', (fresh) => {
  async function open() {
    const app = await openTestApp(await fresh());
    const [ayse, mert] = [await app.signedIn('ayse'), await app.signedIn('mert')];
    const news = (await (await ayse.post('/api/news', { ...draft, title: 'Kış' })).json()) as News;
    const send = (who: Visitor, change: object = {}) =>
      who.post(calls, { kind: 'news', item: news.id, to: 'mert', words: 'Bakar mısın?', ...change });
    const ask = async (who: Visitor, change?: object) => (await (await send(who, change)).json()) as Remark;
    const read = async (who: Visitor) =>
      (await (await who.get(`${calls}/news/${news.id}`)).json()) as RemarksOfThing;
    const waiting = async (who: Visitor) => (await (await who.get(calls)).json()) as WaitingRemark[];
    const { db } = app.parts.database;
    const count = async () => (await db.selectFrom('remarks').select('id').execute()).length;
    return { app, ayse, mert, news, send, ask, read, waiting, db, count };
  }

  test('is read by whoever may read the draft, and told to the named one alone', async () => {
    const { app, ayse, mert, news, ask, read, waiting } = await open();
    const zeynep = await signInSecondAdmin(app);
    const remark = await ask(ayse, { words: 'Başlığa bakar mısın?\nİkinci satır.' });
    expect(remark).toEqual({
      ...{ id: remark.id, by: 'ayse', to: 'mert', at: '2026-11-20T18:00:00.000Z' },
      words: 'Başlığa bakar mısın?\nİkinci satır.',
    });
    for (const who of [ayse, mert, zeynep]) expect((await read(who)).remarks).toEqual([remark]);
    expect(await waiting(mert)).toEqual([{ ...remark, kind: 'news', item: news.id, title: 'Kış' }]);
    expect([await waiting(ayse), await waiting(zeynep)]).toEqual([[], []]);
    expect(await read(ayse)).toMatchObject({ colleagues: ['mert', 'zeynep'], lastAsked: 'mert' });
    expect((await read(mert)).lastAsked).toBeUndefined();
  });

  test('is nobody else’s: strangers read, write and end none, and no page or call of visitors tells of it', async () => {
    const { app, ayse, news, send, ask } = await open();
    const { id } = await ask(ayse, { words: 'Yalnız aramızda' });
    const stranger = app.visitor();
    const answers = [
      await stranger.get(calls),
      await stranger.get(`${calls}/news/${news.id}`),
      await send(stranger),
      await stranger.put(`${calls}/ended`, { ids: [id], isEnded: true }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
    await ayse.put(`/api/admin/news/${news.id}/publication`, { version: 1, published: true });
    for (const path of [
      `/news/${news.id}`,
      '/api/news',
      `/api/admin/news/${news.id}/versions/1`,
      '/api/admin/audit',
    ])
      expect(await (await ayse.get(path)).text()).not.toContain('Yalnız aramızda');
  });

  test('is answered by a second one, which is told to who asked', async () => {
    const { ayse, mert, ask, read, waiting } = await open();
    await ask(ayse);
    const answer = await ask(mert, { to: 'ayse', words: 'Baktım, tamam.' });
    expect([await waiting(mert), (await waiting(ayse)).map(({ id }) => id)]).toEqual([[], [answer.id]]);
    expect((await read(mert)).remarks).toHaveLength(2);
  });

  test('is ended with one call, and opened again', async () => {
    const { ayse, mert, ask, read, waiting } = await open();
    const { id } = await ask(ayse);
    const end = (isEnded: boolean) => mert.put(`${calls}/ended`, { ids: [id], isEnded });
    expect((await end(true)).status).toBe(204);
    expect([(await read(ayse)).remarks, await waiting(mert)]).toEqual([[], []]);
    await end(false);
    expect([(await read(ayse)).remarks.length, (await waiting(mert)).length]).toEqual([1, 1]);
  });

  test('is bounded, and sent twice is there once', async () => {
    const { ayse, mert, send, ask, count } = await open();
    for (const [wrong, field] of [
      [{ words: ' ' }, 'words'],
      [{ words: 'a'.repeat(1001) }, 'words'],
      [{ to: '' }, 'to'],
      [{ to: 'ayse' }, 'to'],
      [{ to: 'kimse' }, 'to'],
      [{ item: 0 }, 'item'],
      [{ kind: 'photo' }, 'kind'],
    ] as const) {
      const answer = await send(ayse, wrong);
      expect([answer.status, Object.keys((await answer.json()).fields)]).toEqual([400, [field]]);
    }
    expect(await ask(ayse, { words: 'a'.repeat(1000) })).toEqual(
      await ask(ayse, { words: 'a'.repeat(1000) }),
    );
    for (let number = 1; number < 50; number += 1) await ask(mert, { to: 'ayse', words: `${number}` });
    expect([(await send(ayse)).status, await count()]).toEqual([400, 50]);
    const none = await ayse.put(`${calls}/ended`, { ids: [], isEnded: true });
    expect(none.status).toBe(400);
  });

  test('waits for nobody who cannot sign in, and stands beside nothing that is not there', async () => {
    const { app, ayse, send, db } = await open();
    await signInSecondAdmin(app);
    await db.updateTable('staff').set({ isDisabled: 1 }).where('username', '=', 'zeynep').execute();
    expect((await send(ayse, { to: 'zeynep' })).status).toBe(400);
    expect((await send(ayse, { item: 9999 })).status).toBe(404);
    for (const path of ['news/9999', 'news/x', 'photo/1'])
      expect((await ayse.get(`${calls}/${path}`)).status).toBe(404);
  });

  test('goes into the bin with its thing, comes back with it, and goes for good with it', async () => {
    const { app, ayse, mert, news, ask, read, waiting, count } = await open();
    await ask(ayse);
    await ayse.delete(`/api/news/${news.id}`);
    expect([await waiting(mert), (await ayse.get(`${calls}/news/${news.id}`)).status]).toEqual([[], 404]);
    await ayse.post(`/api/admin/news/${news.id}/restore`);
    expect([(await waiting(mert)).length, (await read(mert)).remarks.length]).toEqual([1, 1]);
    await ayse.delete(`/api/news/${news.id}`);
    app.clock.forward({ hours: 31 * 24 });
    await doHousekeeping(app.parts);
    expect(await count()).toBe(0);
  });
});
