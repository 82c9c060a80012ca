import { expect, test } from 'vitest';
import { openTestApp } from '../../tests/support/app.ts';
import { describeEachDatabase } from '../../tests/support/databases.ts';
import type { News } from './schema.ts';

const draft = {
  title: 'Iğdır’da arama',
  excerpt: 'Kayıp yürüyüşçü sağ bulundu.',
  content: 'Ekip gece boyunca aradı.\n\nSabah bulundu.',
  category: 'Operasyon',
  imageUrl: '/media/kapak.jpg',
  images: ['/media/bir.jpg', 'https://example.org/iki.jpg'],
  published: true,
};

describeEachDatabase('news', (fresh) => {
  const open = async () => openTestApp(await fresh());
  const storedNews = async ({ parts }: Awaited<ReturnType<typeof open>>) =>
    parts.database.db.selectFrom('news').selectAll().orderBy('id').execute();

  test('a new article is stored whole and given back whole', async () => {
    const app = await open();
    const ayse = await app.signedIn('ayse');
    const answer = await ayse.post('/api/news', draft);
    expect(answer.status).toBe(201);
    const created = (await answer.json()) as News;
    expect(created).toMatchObject({
      ...draft,
      id: expect.any(Number),
      createdAt: '2026-11-20T18:00:00.000Z',
    });
    expect(await storedNews(app)).toMatchObject([
      { title: draft.title, content: draft.content, isPublished: 1 },
    ]);
    expect(await (await ayse.get('/api/news')).json()).toEqual([created]);
    expect(await (await app.visitor().get(`/api/news/${created.id}`)).json()).toEqual(created);
  });

  test('an article that says nothing about it is a draft without pictures', async () => {
    const ayse = await (await open()).signedIn('ayse');
    const { title, excerpt, content, category } = draft;
    const answer = await ayse.post('/api/news', { title, excerpt, content, category });
    expect(await answer.json()).toMatchObject({ published: false, imageUrl: null, images: [] });
  });

  test('an article bears the date on which it first came out, however long it was a draft', async () => {
    const app = await open();
    const ayse = await app.signedIn('ayse');
    const { id } = (await (await ayse.post('/api/news', { ...draft, published: false })).json()) as News;
    const save = async (published: boolean) => {
      app.clock.forward({ hours: 20 });
      return (await (await ayse.put(`/api/news/${id}`, { ...draft, published })).json()) as News;
    };
    expect((await save(false)).createdAt).toBe('2026-11-20T18:00:00.000Z');
    expect((await save(true)).createdAt).toBe('2026-11-22T10:00:00.000Z');
    // taken off and put back it is the same news, and so it is after a correction
    expect((await save(false)).createdAt).toBe('2026-11-22T10:00:00.000Z');
    expect((await save(true)).createdAt).toBe('2026-11-22T10:00:00.000Z');
    expect((await save(true)).createdAt).toBe('2026-11-22T10:00:00.000Z');
  });

  test('an article that came out by mistake and was taken back bears the date of its draft again', async () => {
    const app = await open();
    const ayse = await app.signedIn('ayse');
    let news = (await (await ayse.post('/api/news', { ...draft, published: false })).json()) as News;
    const change = async (published: boolean) => {
      const { id, version } = news;
      const answer = await ayse.put(`/api/admin/news/${id}/publication`, { published, version });
      news = (await answer.json()) as News;
      return news.createdAt;
    };
    for (const published of ['2026-11-21T14:00:00.000Z', '2026-11-22T10:59:00.000Z']) {
      app.clock.forward({ hours: 20 });
      expect(await change(true)).toBe(published);
      app.clock.forward({ minutes: 59 });
      expect(await change(false)).toBe('2026-11-20T18:00:00.000Z');
    }
    expect(await change(true)).toBe('2026-11-22T11:58:00.000Z');
    app.clock.forward({ minutes: 61 });
    expect(await change(false)).toBe('2026-11-22T11:58:00.000Z');
  });

  test('a draft is not shown to visitors', async () => {
    const app = await open();
    const ayse = await app.signedIn('ayse');
    const { id } = (await (await ayse.post('/api/news', { ...draft, published: false })).json()) as News;
    const visitor = app.visitor();
    expect(await (await visitor.get('/api/news')).json()).toEqual([]);
    expect((await visitor.get(`/api/news/${id}`)).status).toBe(404);
    expect((await visitor.get(`/news/${id}`)).status).toBe(404);
    for (const path of ['/', '/news'])
      expect(await (await visitor.get(path)).text()).not.toContain(draft.title);
    expect(await (await ayse.get('/api/admin/news')).json()).toMatchObject([{ id, published: false }]);
  });

  test('a visitor sees a published change at once, and no longer what was deleted', async () => {
    const app = await open();
    const ayse = await app.signedIn('ayse');
    const visitor = app.visitor();
    expect(await (await visitor.get('/news')).text()).toContain('Henüz haber bulunmuyor.');
    const { id } = (await (await ayse.post('/api/news', draft)).json()) as News;
    expect(await (await visitor.get('/news')).text()).toContain(draft.title);
    await ayse.put(`/api/news/${id}`, { ...draft, title: 'Ağrı’da arama' });
    expect(await (await visitor.get(`/news/${id}`)).text()).toContain('Ağrı’da arama');
    expect((await ayse.delete(`/api/news/${id}`)).status).toBe(204);
    expect((await visitor.get(`/news/${id}`)).status).toBe(404);
    expect(await (await visitor.get('/news')).text()).not.toContain('Ağrı’da arama');
  });

  test.each([
    ['title', 'Başlık gereklidir'],
    ['excerpt', 'Özet gereklidir'],
    ['content', 'İçerik gereklidir'],
    ['category', 'Kategori seçimi gereklidir'],
  ])('without %s the editor reads "%s" and nothing is stored', async (field, sentence) => {
    const app = await open();
    const ayse = await app.signedIn('ayse');
    for (const nothing of ['', '   ', undefined]) {
      const answer = await ayse.post('/api/news', { ...draft, [field]: nothing });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toEqual({ message: sentence, fields: { [field]: sentence } });
    }
    expect(await storedNews(app)).toEqual([]);
  });

  test('an address that would run a script is refused', async () => {
    const ayse = await (await open()).signedIn('ayse');
    const answer = await ayse.post('/api/news', { ...draft, imageUrl: 'javascript:alert(1)' });
    expect(answer.status).toBe(400);
  });

  test.each([
    [{ title: 'x'.repeat(301) }, 'title', 'Başlık en çok 300 karakter olabilir'],
    [{ excerpt: 'x'.repeat(1001) }, 'excerpt', 'Özet en çok 1.000 karakter olabilir'],
    [{ content: 'x'.repeat(60_001) }, 'content', 'İçerik en çok 60.000 karakter olabilir'],
    [{ images: Array(51).fill('/media/a.jpg') }, 'images', 'Bir habere en çok 50 ek görsel eklenebilir'],
    [{ images: ['/media/a.jpg', ''] }, 'images.1', 'Görsel adresi https:// ya da / ile başlamalıdır'],
    [{ imageUrl: 'kapak.jpg' }, 'imageUrl', 'Görsel adresi https:// ya da / ile başlamalıdır'],
  ])('what an article cannot hold is named (%#)', async (mistake, field, sentence) => {
    const app = await open();
    const answer = await (await app.signedIn('ayse')).post('/api/news', { ...draft, ...mistake });
    expect([answer.status, await answer.json()]).toMatchObject([400, { fields: { [field]: sentence } }]);
    expect(await storedNews(app)).toEqual([]);
  });

  test('an article may be as long as that, with as many pictures', async () => {
    const whole = {
      ...{ ...draft, title: 'x'.repeat(300), excerpt: 'x'.repeat(1000), content: 'x'.repeat(60_000) },
      images: Array(50).fill('/media/a.jpg'),
    };
    const answer = await (await (await open()).signedIn('ayse')).post('/api/news', whole);
    expect([answer.status, await answer.json()]).toMatchObject([201, whole]);
  });

  test('saving an older version is refused, and the newer one stays', async () => {
    const app = await open();
    const ayse = await app.signedIn('ayse');
    const mert = await app.signedIn('mert');
    const { id, version } = (await (await ayse.post('/api/news', draft)).json()) as News;
    expect((await ayse.put(`/api/news/${id}`, { ...draft, title: 'Ayşe’nin', version })).status).toBe(200);
    const late = await mert.put(`/api/news/${id}`, { ...draft, title: 'Mert’in', version });
    expect(late.status).toBe(409);
    expect(await storedNews(app)).toMatchObject([{ title: 'Ayşe’nin' }]);
  });

  test('a client that knows no versions still saves', async () => {
    const app = await open();
    const ayse = await app.signedIn('ayse');
    const { id } = (await (await ayse.post('/api/news', draft)).json()) as News;
    expect((await ayse.put(`/api/news/${id}`, { ...draft, title: 'Bir' })).status).toBe(200);
    expect((await ayse.put(`/api/news/${id}`, { ...draft, title: 'İki' })).status).toBe(200);
    expect(await storedNews(app)).toMatchObject([{ title: 'İki', version: 3 }]);
  });

  test('what is not there cannot be changed or deleted', async () => {
    const ayse = await (await open()).signedIn('ayse');
    for (const id of ['999', '0', '-1', 'abc', '99999999999']) {
      expect((await ayse.put(`/api/news/${id}`, draft)).status).toBe(404);
      expect((await ayse.delete(`/api/news/${id}`)).status).toBe(404);
    }
  });

  test('nobody without a session changes anything', async () => {
    const app = await open();
    const visitor = app.visitor();
    expect((await visitor.get('/api/admin/news')).status).toBe(401);
    expect((await visitor.post('/api/news', draft)).status).toBe(401);
    expect((await visitor.put('/api/news/1', draft)).status).toBe(401);
    expect((await visitor.delete('/api/news/1')).status).toBe(401);
    expect(await storedNews(app)).toEqual([]);
  });

  test('text that a database or a feed could choke on is stored without harm', async () => {
    const ayse = await (await open()).signedIn('ayse');
    const title = 'a\u0000b\ud800c’; drop table news; --';
    const answer = await ayse.post('/api/news', { ...draft, title, excerpt: 'Sağ\vbulundu.\u001f\uffff' });
    expect(answer.status).toBe(201);
    const stored = { title: 'ab\ufffdc’; drop table news; --', excerpt: 'Sağ\nbulundu.' };
    expect(await answer.json()).toMatchObject(stored);
  });

  test('a broken body is refused as such', async () => {
    const ayse = await (await open()).signedIn('ayse');
    const send = (body: string, type: string) =>
      ayse.send('/api/news', { method: 'POST', body, headers: { 'content-type': type } });
    expect((await send('{', 'application/json')).status).toBe(400);
    expect((await send('[]', 'application/json')).status).toBe(400);
    expect((await send('{}', 'text/plain')).status).toBe(415);
    expect((await send(`"${'x'.repeat(1_100_000)}"`, 'application/json')).status).toBe(413);
  });
});
