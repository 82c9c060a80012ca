import { expect, test } from 'vitest';
import type { Authors } from '#/http/answers.server.ts';
import { openTestApp } from '../../tests/support/app.ts';
import { describeEachDatabase } from '../../tests/support/databases.ts';
import type { Operation } from './schema.ts';

const draft = {
  title: 'Mengen’de arama',
  description: 'Gece yola çıkıldı.',
  location: 'Bolu, Mengen',
  date: '2026-02-28',
  status: 'active',
};

describeEachDatabase('who wrote an operation', (fresh) => {
  test('and who changed it last is shown to staff, and to nobody else', async () => {
    const app = await openTestApp(await fresh());
    const [ayse, mert] = [await app.signedIn('ayse'), await app.signedIn('mert')];
    const { id } = (await (await mert.post('/api/operations', draft)).json()) as Operation;
    const authors: Authors = { createdBy: 'mert', updatedBy: 'mert' };
    expect(await (await ayse.get('/api/admin/operations')).json()).toMatchObject([authors]);
    await ayse.put(`/api/operations/${id}`, { ...draft, title: 'Başka' });
    const changed: Authors = { createdBy: 'mert', updatedBy: 'ayse' };
    expect(await (await mert.get('/api/admin/operations')).json()).toMatchObject([changed]);
    expect(await (await mert.get(`/api/admin/operations/${id}`)).json()).toMatchObject(changed);
    for (const path of ['/api/operations', '/operations', '/', '/feed.xml'])
      expect([path, await (await app.visitor().get(path)).text()]).toEqual([
        path,
        expect.not.stringMatching(/\b(ayse|mert)\b|createdBy|updatedBy/),
      ]);
  });

  test('its versions and the log hold no names of authors as contents', async () => {
    const app = await openTestApp(await fresh());
    const ayse = await app.signedIn('ayse');
    const { id } = (await (await ayse.post('/api/operations', draft)).json()) as Operation;
    await ayse.put(`/api/operations/${id}`, { ...draft, title: 'Başka' });
    const version = await (await ayse.get(`/api/admin/operations/${id}/versions/1`)).json();
    expect(version).toMatchObject({ title: draft.title, savedBy: 'ayse' });
    expect(JSON.stringify(version)).not.toMatch(/createdBy|updatedBy/);
    expect(await (await ayse.get('/api/admin/audit')).text()).not.toMatch(/createdBy|updatedBy/);
  });
});
