import { expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../tests/support/app.ts';
import { describeEachDatabase, type FreshDatabase } from '../../tests/support/databases.ts';
import type { Visitor } from '../../tests/support/visitor.ts';
import { doHousekeeping } from './regular-work/due-work.ts';

const drafts = {
  news: { title: 'Iğdır’da arama', excerpt: 'Özet.', content: 'Metin.', category: 'Operasyon' },
  operations: {
    title: 'Ağrı’da arama',
    description: 'Dağda.',
    location: 'Ağrı',
    date: '2026-02-28',
    status: 'completed',
  },
  photos: { title: 'Gece', imageUrl: '/artwork/gece.webp', category: 'genel', description: '' },
} as const;
type Kind = keyof typeof drafts;
const kinds = Object.keys(drafts) as Kind[];

interface Made {
  id: number;
  title: string;
  version: number;
}

const make = async (person: Visitor, kind: Kind, change: object = {}) =>
  (await (await person.post(`/api/${kind}`, { ...drafts[kind], ...change })).json()) as Made;
const list = async (person: Visitor, kind: Kind) =>
  (await (await person.get(kind === 'news' ? '/api/admin/news' : `/api/${kind}`)).json()) as Made[];
const bin = async (person: Visitor, kind: Kind) =>
  (await (await person.get(`/api/admin/${kind}/bin`)).json()) as Made[];

async function openWith(fresh: FreshDatabase): Promise<{ app: TestApp; ayse: Visitor; mert: Visitor }> {
  const app = await openTestApp(await fresh());
  return { app, ayse: await app.signedIn('ayse'), mert: await app.signedIn('mert') };
}

describeEachDatabase('no work is lost', (fresh) => {
  test.each(kinds)('%s: what is deleted waits in the bin and comes back whole', async (kind) => {
    const { app, ayse, mert } = await openWith(fresh);
    const made = await make(ayse, kind);
    expect((await mert.delete(`/api/${kind}/${made.id}`)).status).toBe(204);
    expect(await list(ayse, kind)).toEqual([]);
    expect(await bin(ayse, kind)).toEqual([
      { id: made.id, title: made.title, deletedAt: '2026-11-20T18:00:00.000Z', deletedBy: 'mert' },
    ]);
    app.clock.forward({ hours: 29 * 24 });
    const answer = await (await app.signedIn('ayse')).post(`/api/admin/${kind}/${made.id}/restore`);
    expect([answer.status, await answer.json()]).toEqual([200, made]);
    const later = await app.signedIn('ayse');
    expect([await list(later, kind), await bin(later, kind)]).toEqual([[made], []]);
  });

  test.each(kinds)('%s: after 30 days the bin is emptied for good', async (kind) => {
    const { app, ayse } = await openWith(fresh);
    const { id } = await make(ayse, kind);
    await ayse.delete(`/api/${kind}/${id}`);
    app.clock.forward({ hours: 30 * 24, minutes: 1 });
    const later = await app.signedIn('ayse');
    expect(await bin(later, kind)).toEqual([]);
    expect((await later.post(`/api/admin/${kind}/${id}/restore`)).status).toBe(404);
    await doHousekeeping(app.parts);
    expect(await app.parts.database.db.selectFrom(kind).select('id').execute()).toEqual([]);
  });

  test.each(kinds)('%s: what is not in the bin cannot be taken out of it', async (kind) => {
    const { ayse } = await openWith(fresh);
    const { id } = await make(ayse, kind);
    for (const wrong of [id, 999, 'x'])
      expect((await ayse.post(`/api/admin/${kind}/${wrong}/restore`)).status).toBe(404);
    await ayse.delete(`/api/${kind}/${id}`);
    expect((await ayse.delete(`/api/${kind}/${id}`)).status).toBe(404);
    expect(await bin(ayse, kind)).toHaveLength(1);
  });

  test.each(kinds)('%s: the same call sent twice makes one', async (kind) => {
    const { ayse, mert } = await openWith(fresh);
    const send = (person: Visitor, change: object = {}) =>
      person.post(`/api/${kind}`, { ...drafts[kind], ...change }, { 'idempotency-key': 'bir-kez' });
    const answers = await Promise.all([send(ayse), send(ayse), send(mert)]);
    const made = (await Promise.all(answers.map((answer) => answer.json()))) as Made[];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    const other = await send(ayse, { title: 'Sonradan yazılan' });
    expect([other.status, await other.json()]).toMatchObject([409, { current: made[0] }]);
    expect(await list(ayse, kind)).toHaveLength(1);
    await make(ayse, kind);
    expect(await list(ayse, kind)).toHaveLength(2);
  });

  test('a key that has made something makes nothing of another kind, and says so', async () => {
    const { ayse } = await openWith(fresh);
    const key = { 'idempotency-key': 'bir-kez' };
    expect((await ayse.post('/api/news', drafts.news, key)).status).toBe(201);
    const answer = await ayse.post('/api/operations', drafts.operations, key);
    const message = expect.stringContaining('başka türden bir kayıt için kullanıldı');
    expect([answer.status, await answer.json()]).toEqual([409, { message }]);
  });

  test.each(kinds)('%s: a call that comes late brings nothing back that was deleted', async (kind) => {
    const { ayse } = await openWith(fresh);
    const send = () => ayse.post(`/api/${kind}`, drafts[kind], { 'idempotency-key': 'bir-kez' });
    const { id } = (await (await send()).json()) as Made;
    await ayse.delete(`/api/${kind}/${id}`);
    const late = await send();
    expect([late.status, await late.json()]).toEqual([
      409,
      { message: expect.stringContaining('Çöp kutusundan geri alabilirsiniz') },
    ]);
    expect(await list(ayse, kind)).toEqual([]);
    expect(
      (await ayse.post(`/api/${kind}`, drafts[kind], { 'idempotency-key': 'x'.repeat(201) })).status,
    ).toBe(400);
  });

  test.each(kinds)('%s: a conflict shows what is stored', async (kind) => {
    const { ayse, mert } = await openWith(fresh);
    const { id, version } = await make(ayse, kind);
    const save = (person: Visitor, title: string) =>
      person.put(`/api/${kind}/${id}`, { ...drafts[kind], title, version });
    const saved = (await (await save(ayse, 'Ayşe’nin')).json()) as Made;
    const refused = await save(mert, 'Mert’in');
    expect(refused.status).toBe(409);
    const signed = kind === 'photos' ? {} : { createdBy: 'ayse', updatedBy: 'ayse' };
    const message = expect.stringContaining('başka biri');
    expect(await refused.json()).toEqual({ message, current: { ...saved, ...signed } });
  });

  test.each(kinds)('%s: who changes what was deleted learns the way back', async (kind) => {
    const { ayse } = await openWith(fresh);
    const { id } = await make(ayse, kind);
    await ayse.delete(`/api/${kind}/${id}`);
    const answer = await ayse.put(`/api/${kind}/${id}`, drafts[kind]);
    expect([answer.status, await answer.json()]).toEqual([
      404,
      { message: expect.stringContaining('çöp kutusundan geri alıp') },
    ]);
  });

  test('an operation that comes back has its photos again', async () => {
    const { ayse } = await openWith(fresh);
    const { id } = await make(ayse, 'operations');
    await make(ayse, 'photos', { operationId: id });
    const photosOf = async () =>
      ((await (await ayse.get(`/api/photos?operationId=${id}`)).json()) as Made[]).length;
    expect(await photosOf()).toBe(1);
    await ayse.delete(`/api/operations/${id}`);
    expect(await photosOf()).toBe(0);
    await ayse.post(`/api/admin/operations/${id}/restore`);
    expect(await photosOf()).toBe(1);
  });
});
