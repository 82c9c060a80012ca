import { expect, test } from 'vitest';
import { openTestApp } from '../../tests/support/app.ts';
import { describeEachDatabase } from '../../tests/support/databases.ts';
import type { Operation } from './schema.ts';

const draft = {
  title: 'Iğdır’da arama',
  description: 'Açıklama.',
  location: 'Iğdır, Tuzluca',
  date: '2026-02-28',
  status: 'active',
};

describeEachDatabase('an operation for its form', (fresh) => {
  test('is what is stored, and only for staff', async () => {
    const app = await openTestApp(await fresh());
    const ayse = await app.signedIn('ayse');
    const created = (await (await ayse.post('/api/operations', draft)).json()) as Operation;
    const path = `/api/admin/operations/${created.id}`;
    const read = await ayse.get(path);
    expect(read.status).toBe(200);
    expect(await read.json()).toEqual({ ...created, createdBy: 'ayse', updatedBy: 'ayse' });
    expect((await app.visitor().get(path)).status).toBe(401);
  });

  test('is not there once it is deleted, nor under a made-up number', async () => {
    const ayse = await (await openTestApp(await fresh())).signedIn('ayse');
    const { id } = (await (await ayse.post('/api/operations', draft)).json()) as Operation;
    await ayse.delete(`/api/operations/${id}`);
    for (const number of [id, '0', '-1', 'abc', '99999999999'])
      expect((await ayse.get(`/api/admin/operations/${number}`)).status).toBe(404);
  });
});
