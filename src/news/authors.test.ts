import { expect, test } from 'vitest';
import type { Authors } from '#/http/answers.server.ts';
import { openTestApp } from '../../tests/support/app.ts';
import { describeEachDatabase } from '../../tests/support/databases.ts';
import type { News } from './schema.ts';

const draft = {
  title: 'Kış tatbikatı',
  excerpt: 'Özet.',
  content: 'Metin.',
  category: 'Duyuru',
  published: true,
};
const tomorrow = '2026-11-21T06:00:00.000Z';

describeEachDatabase('who wrote an article', (fresh) => {
  test('and who changed it last is shown to staff, and to nobody else', async () => {
    const app = await openTestApp(await fresh());
    const [ayse, mert] = [await app.signedIn('ayse'), await app.signedIn('mert')];
    const { id } = (await (await mert.post('/api/news', draft)).json()) as News;
    await ayse.put(`/api/news/${id}`, { ...draft, title: 'Başka' });
    const authors: Authors = { createdBy: 'mert', updatedBy: 'ayse' };
    expect(await (await ayse.get(`/api/admin/news/${id}`)).json()).toMatchObject(authors);
    expect(await (await ayse.get('/api/admin/news/list')).json()).toMatchObject({ items: [authors] });
    for (const path of ['/api/news', `/api/news/${id}`, `/news/${id}`, '/feed.xml'])
      expect([path, await (await app.visitor().get(path)).text()]).toEqual([
        path,
        expect.not.stringMatching(/ayse|mert|createdBy|updatedBy|scheduledBy/),
      ]);
  });

  test('one article is given whole to staff only, a draft too', async () => {
    const app = await openTestApp(await fresh());
    const mert = await app.signedIn('mert');
    const { id } = (await (await mert.post('/api/news', { ...draft, published: false })).json()) as News;
    expect(await (await mert.get(`/api/admin/news/${id}`)).json()).toMatchObject({ content: draft.content });
    expect((await app.visitor().get(`/api/admin/news/${id}`)).status).toBe(401);
    for (const missing of ['999', '0', 'abc'])
      expect((await mert.get(`/api/admin/news/${missing}`)).status).toBe(404);
  });

  test('published, taken off or given a time has verbs of its own in the log', async () => {
    const app = await openTestApp(await fresh());
    const ayse = await app.signedIn('ayse');
    const write = async (change = {}) =>
      (await (await ayse.post('/api/news', { ...draft, ...change })).json()) as News;
    const save = ({ id }: News, change: object) => ayse.put(`/api/news/${id}`, { ...draft, ...change });
    const news = await write({ published: false });
    for (const change of [
      { publishAt: tomorrow },
      { publishAt: tomorrow, title: 'Düzeltilmiş' },
      { published: false },
      { publishAt: null },
      { publishAt: null, title: 'Yeniden' },
      { published: false },
    ])
      await save(news, change);
    await write();
    const rows = (await (await ayse.get('/api/admin/audit?action=news')).json()) as { action: string }[];
    expect(rows.map(({ action }) => action).toReversed()).toEqual([
      ...['news.create', 'news.schedule', 'news.update', 'news.unschedule'],
      ...['news.publish', 'news.update', 'news.unpublish', 'news.create-published'],
    ]);
  });
});
