import { expect, test } from 'vitest';
import type { News } from '#/news/schema.ts';
import { openTestApp, type TestApp } from '../../tests/support/app.ts';
import { describeEachDatabase } from '../../tests/support/databases.ts';
import type { Visitor } from '../../tests/support/visitor.ts';

const draft = { title: 'Tatbikat', excerpt: 'Özet', content: 'Metin', category: 'Duyuru', published: false };
const operation = {
  ...{ title: 'Arama', description: 'Açıklama', location: 'Düzce', date: '2026-11-19', status: 'active' },
  ...{ rescuedCount: 0, volunteerCount: 4 },
};
const refused = [403, { message: expect.stringContaining('yalnız yöneticiler') }];

async function add(person: Visitor, fields: object): Promise<News> {
  const answer = await person.post('/api/news', { ...draft, ...fields });
  expect(answer.status).toBe(201);
  return (await answer.json()) as News;
}

async function outcome(answer: Promise<Response>) {
  const { status, json } = await answer.then((got) => ({ status: got.status, json: () => got.json() }));
  return status === 204 ? [204] : [status, await json()];
}

const storedNews = async ({ parts }: TestApp) =>
  parts.database.db.selectFrom('news').select(['title', 'isPublished', 'version', 'deletedAt']).execute();

describeEachDatabase('where only admins publish', (fresh) => {
  async function open(publishing: 'admins' | 'everyone' = 'admins') {
    const app = await openTestApp(await fresh(), { publishing });
    return { app, ayse: await app.signedIn('ayse'), mert: await app.signedIn('mert') };
  }

  test('media writes drafts, changes, deletes and brings them back', async () => {
    const { mert } = await open();
    const { id } = await add(mert, {});
    expect((await mert.put(`/api/news/${id}`, { ...draft, title: 'Yeni başlık' })).status).toBe(200);
    expect((await mert.delete(`/api/news/${id}`)).status).toBe(204);
    expect((await mert.post(`/api/admin/news/${id}/restore`)).status).toBe(200);
    expect((await mert.post(`/api/admin/news/${id}/versions/1/restore`)).status).toBe(200);
  });

  test('media cannot publish, neither at once nor a draft', async () => {
    const { app, mert } = await open();
    const { id } = await add(mert, {});
    const stored = await storedNews(app);
    expect(await outcome(mert.post('/api/news', { ...draft, published: true }))).toEqual(refused);
    expect(await outcome(mert.put(`/api/news/${id}`, { ...draft, published: true }))).toEqual(refused);
    expect(await storedNews(app)).toEqual(stored);
  });

  test('media can neither change, unpublish nor delete what is published, nor go back to a version', async () => {
    const { app, ayse, mert } = await open();
    const { id } = await add(ayse, { published: true });
    const stored = await storedNews(app);
    const changed = { ...draft, title: 'Başka', published: true };
    expect(await outcome(mert.put(`/api/news/${id}`, changed))).toEqual(refused);
    expect(await outcome(mert.put(`/api/news/${id}`, { ...draft, published: false }))).toEqual(refused);
    expect(await outcome(mert.delete(`/api/news/${id}`))).toEqual(refused);
    expect(await outcome(mert.post(`/api/admin/news/${id}/versions/1/restore`))).toEqual(refused);
    expect(await storedNews(app)).toEqual(stored);
  });

  test('media cannot bring back from the bin what would be published again', async () => {
    const { app, ayse, mert } = await open();
    const { id } = await add(ayse, { published: true });
    await ayse.delete(`/api/news/${id}`);
    const stored = await storedNews(app);
    expect(await outcome(mert.post(`/api/admin/news/${id}/restore`))).toEqual(refused);
    expect(await storedNews(app)).toEqual(stored);
    expect((await ayse.post(`/api/admin/news/${id}/restore`)).status).toBe(200);
  });

  test('an operation, which visitors see at once, is for admins', async () => {
    const { ayse, mert } = await open();
    expect(await outcome(mert.post('/api/operations', operation))).toEqual(refused);
    const { id } = (await (await ayse.post('/api/operations', operation)).json()) as { id: number };
    expect(await outcome(mert.put(`/api/operations/${id}`, operation))).toEqual(refused);
    expect(await outcome(mert.delete(`/api/operations/${id}`))).toEqual(refused);
    expect((await ayse.put(`/api/operations/${id}`, operation)).status).toBe(200);
    await ayse.delete(`/api/operations/${id}`);
    expect(await outcome(mert.post(`/api/admin/operations/${id}/restore`))).toEqual(refused);
  });

  test('the panel learns who may, and a new role counts at once', async () => {
    const { ayse, mert } = await open();
    const check = async (person: Visitor) => (await person.get('/api/admin/auth')).json();
    expect(await check(ayse)).toEqual({ username: 'ayse', role: 'admin' });
    expect(await check(mert)).toEqual({ username: 'mert', role: 'media', mayPublish: false });
    const people = (await (await ayse.get('/api/admin/staff')).json()) as { id: number; role: string }[];
    const id = people.find(({ role }) => role === 'media')?.id;
    await ayse.put(`/api/admin/staff/${id}`, { role: 'admin' });
    await add(mert, { published: true });
  });

  test('nothing of this holds where everybody publishes', async () => {
    const { mert } = await open('everyone');
    const { id } = await add(mert, { published: true });
    expect((await mert.put(`/api/news/${id}`, { ...draft, published: false })).status).toBe(200);
    expect((await mert.post('/api/operations', operation)).status).toBe(201);
    const auth = await mert.get('/api/admin/auth');
    expect(await auth.json()).toEqual({ username: 'mert', role: 'media' });
  });
});
