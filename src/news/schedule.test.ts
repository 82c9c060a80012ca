import { expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../tests/support/app.ts';
import { describeEachDatabase } from '../../tests/support/databases.ts';
import type { News } from './schema.ts';
import { newsStore } from './store.server.ts';

/** The test's clock begins at 2026-11-20T18:00. */
const draft = {
  title: 'Kış tatbikatı',
  excerpt: 'Özet.',
  content: 'Metin.',
  category: 'Duyuru',
  published: true,
};
const tomorrow = '2026-11-21T06:00:00.000Z';
const lastYear = '2025-03-01T09:00:00.000Z';

describeEachDatabase('the time of publication', (fresh) => {
  async function open() {
    const app = await openTestApp(await fresh());
    const [ayse, mert] = [await app.signedIn('ayse'), await app.signedIn('mert')];
    const write = async (change = {}) =>
      (await (await ayse.post('/api/news', { ...draft, ...change })).json()) as News;
    const save = async ({ id }: News, change = {}, person = ayse) =>
      (await (await person.put(`/api/news/${id}`, { ...draft, ...change })).json()) as News;
    const publishDue = async () => {
      await newsStore.publishDue(app.parts.database.db, app.clock.now);
      await app.parts.contentWatch.look();
    };
    return { app, ayse, mert, write, save, publishDue };
  }

  test('to come keeps an article from visitors until then, wherever they look', async () => {
    const { app, ayse, write } = await open();
    const news = await write({ publishAt: tomorrow });
    expect(news).toMatchObject({ published: false, scheduled: true, publishAt: tomorrow });
    await expectHidden(app, news);
    expect(await (await ayse.get('/api/admin/news')).json()).toMatchObject([
      { id: news.id, published: false, scheduled: true, publishAt: tomorrow },
    ]);
  });

  test('comes by itself: the article is out, with this date, under the name of who chose it', async () => {
    const { app, ayse, write, publishDue } = await open();
    const { id } = await write({ publishAt: tomorrow });
    app.clock.forward({ hours: 11, minutes: 59 });
    await publishDue();
    expect((await app.visitor().get(`/news/${id}`)).status).toBe(404);
    app.clock.forward({ minutes: 2 });
    await publishDue();
    expect(await (await app.visitor().get('/api/news')).json()).toMatchObject([
      { id, published: true, scheduled: false, createdAt: tomorrow, version: 2 },
    ]);
    expect(await (await app.visitor().get('/news')).text()).toContain(draft.title);
    expect(await (await ayse.get(`/api/admin/news/${id}/versions`)).json()).toMatchObject([
      { version: 2, published: true, savedBy: 'ayse', savedAt: '2026-11-21T06:01:00.000Z' },
      { version: 1, published: false, savedBy: 'ayse' },
    ]);
    const [newest] = await (await ayse.get('/api/admin/audit?action=news')).json();
    expect(newest).toMatchObject({ action: 'news.publish-planned', username: 'ayse', subjectId: id });
  });

  test('comes once, however many copies of the server look', async () => {
    const { app, ayse, write } = await open();
    const { id } = await write({ publishAt: tomorrow });
    app.clock.forward({ hours: 13 });
    const { db } = app.parts.database;
    await Promise.all(Array.from({ length: 5 }, () => newsStore.publishDue(db, app.clock.now)));
    expect(await (await ayse.get(`/api/admin/news/${id}`)).json()).toMatchObject({ version: 2 });
    const rows = await (await ayse.get('/api/admin/audit?action=news.publish-planned')).json();
    expect(rows).toHaveLength(1);
  });

  test('that is past becomes the date of an article from the archive', async () => {
    const { write, save } = await open();
    const news = await write({ publishAt: lastYear });
    expect(news).toMatchObject({ published: true, scheduled: false, createdAt: lastYear });
    expect(await save(news, { publishAt: '2024-03-01T12:00:00+03:00' })).toMatchObject({
      published: true,
      createdAt: '2024-03-01T09:00:00.000Z',
    });
  });

  test('may be chosen for a draft, which waits until somebody publishes it', async () => {
    const { app, write, save, publishDue } = await open();
    const news = await write({ published: false, publishAt: tomorrow });
    expect(news).toMatchObject({ published: false, scheduled: false, publishAt: tomorrow });
    app.clock.forward({ hours: 13 });
    await publishDue();
    await expectHidden(app, news);
    expect(await save(news)).toMatchObject({ published: true, createdAt: tomorrow });
  });

  test('stays when a save says nothing of it, and the article goes on waiting', async () => {
    const { write, save, mert } = await open();
    const news = await write({ publishAt: tomorrow });
    expect(await save(news, { title: 'Düzeltilmiş' }, mert)).toMatchObject({
      scheduled: true,
      publishAt: tomorrow,
    });
  });

  test('is the plan of who chose it, also when somebody else corrects a word', async () => {
    const { app, ayse, mert, write, save, publishDue } = await open();
    const news = await write({ publishAt: tomorrow });
    await save(news, { title: 'Düzeltilmiş' }, mert);
    app.clock.forward({ hours: 13 });
    await publishDue();
    const [newest] = await (await ayse.get('/api/admin/audit?action=news')).json();
    expect(newest).toMatchObject({ action: 'news.publish-planned', username: 'ayse' });
  });

  test('can be called off, put off and given up for at once', async () => {
    const { app, write, save, publishDue } = await open();
    const [off, later, now] = [await write(), await write(), await write()];
    for (const news of [off, later, now]) await save(news, { publishAt: tomorrow });
    expect(await save(off, { published: false })).toMatchObject({ scheduled: false, published: false });
    await save(later, { publishAt: '2026-11-22T06:00:00.000Z' });
    expect(await save(now, { publishAt: null })).toMatchObject({ published: true, scheduled: false });
    app.clock.forward({ hours: 13 });
    await publishDue();
    const shown = (await (await app.visitor().get('/api/news')).json()) as News[];
    expect(shown.map(({ id }) => id)).toEqual([now.id]);
  });

  test('passes over an article in the bin, which comes out when it is brought back', async () => {
    const { app, ayse, write, publishDue } = await open();
    const news = await write({ publishAt: tomorrow });
    await ayse.delete(`/api/news/${news.id}`);
    app.clock.forward({ hours: 13 });
    await publishDue();
    await ayse.post(`/api/admin/news/${news.id}/restore`);
    await expectHidden(app, news);
    await publishDue();
    expect((await app.visitor().get(`/news/${news.id}`)).status).toBe(200);
  });

  test('stays when an earlier version comes back', async () => {
    const { ayse, write, save } = await open();
    const news = await write({ publishAt: tomorrow });
    await save(news, { title: 'Başka' });
    const answer = await ayse.post(`/api/admin/news/${news.id}/versions/1/restore`);
    expect(await answer.json()).toMatchObject({ title: draft.title, scheduled: true, publishAt: tomorrow });
  });

  test.each([
    ['1989-12-31T23:59:59Z', 'Yayın zamanı 1990 yılından önce olamaz'],
    ['2028-12-01T00:00:00Z', 'Yayın zamanı en çok iki yıl sonrası olabilir'],
    ['yarın', 'Yayın zamanı anlaşılamadı. Günü ve saati yeniden seçin.'],
    ['2026-11-31T06:00:00Z', 'Yayın zamanı anlaşılamadı. Günü ve saati yeniden seçin.'],
    ['2026-11-21T06:00:00', 'Yayın zamanı anlaşılamadı. Günü ve saati yeniden seçin.'],
    [20261121, 'Yayın zamanı anlaşılamadı. Günü ve saati yeniden seçin.'],
  ])('cannot be %s', async (publishAt, sentence) => {
    const { app, ayse } = await open();
    const answer = await ayse.post('/api/news', { ...draft, publishAt });
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { message: sentence, fields: { publishAt: sentence } },
    ]);
    expect(await app.parts.database.db.selectFrom('news').selectAll().execute()).toEqual([]);
  });

  test('does not make two of a scheduled article that is sent twice', async () => {
    const { ayse, app, publishDue } = await open();
    const send = () =>
      ayse.send('/api/news', {
        method: 'POST',
        body: JSON.stringify({ ...draft, publishAt: tomorrow, isPlan: true }),
        headers: { 'content-type': 'application/json', 'idempotency-key': 'bir-kez' },
      });
    const first = (await (await send()).json()) as News;
    expect(await (await send()).json()).toEqual(first);
    app.clock.forward({ hours: 13 });
    await publishDue();
    expect(await (await send()).json()).toMatchObject({ id: first.id, published: true });
  });
});

/** No page, call, feed or search tells a visitor of it. */
async function expectHidden(app: TestApp, { id, title }: News): Promise<void> {
  const visitor = app.visitor();
  expect((await visitor.get(`/news/${id}`)).status).toBe(404);
  expect((await visitor.get(`/api/news/${id}`)).status).toBe(404);
  const search = `/search?${new URLSearchParams({ q: title })}`;
  const places = ['/', '/news', '/operations', '/feed.xml', '/sitemap.xml', '/api/news', search];
  for (const path of places) {
    const found = await (await visitor.get(path)).text();
    expect([path, found.includes(`/news/${id}`), /<h[1-4][^>]*>[^<]*Kış tatbikatı/.test(found)]).toEqual([
      path,
      false,
      false,
    ]);
  }
  expect(await (await visitor.get('/api/news')).json()).toEqual([]);
}
