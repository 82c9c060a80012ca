import { expect, test } from 'vitest';
import { openTestApp } from '../../../tests/support/app.ts';
import { describeEachDatabase } from '../../../tests/support/databases.ts';
import type { AuditDetail, AuditLine } from '../answers.server.ts';

const draft = { title: 'Iğdır’da arama', excerpt: 'Özet', content: 'Uzun metin', category: 'Operasyon' };

describeEachDatabase('the log', (fresh) => {
  const open = async () => openTestApp(await fresh());

  test('can be searched by what was done, whatever it was done to, also in the file', async () => {
    const app = await open();
    const [ayse, mert] = [await app.signedIn('ayse'), await app.signedIn('mert')];
    const operation = { title: 'Sel', description: 'Arama.', location: 'Bozkurt', date: '2026-08-11' };
    const made = await mert.post('/api/operations', { ...operation, status: 'active', published: true });
    const { id } = (await made.json()) as { id: number };
    await mert.put(`/api/operations/${id}`, { ...operation, status: 'completed' });
    await mert.put(`/api/operations/${id}`, { ...operation, status: 'completed', published: false });
    await ayse.post('/api/news', { ...draft, published: true });
    await ayse.post('/api/news', draft);
    await mert.delete(`/api/operations/${id}`);
    const found = async (query: string) =>
      ((await (await ayse.get(`/api/admin/audit?${query}`)).json()) as AuditLine[]).map(
        ({ action }) => action,
      );
    const [news, operations] = ['news.create-published', 'operation.create-published'];
    expect(await found('act=publish')).toEqual([news, operations]);
    expect(await found('act=publish&action=operation')).toEqual([operations]);
    expect(await found('act=publish&username=ayse')).toEqual([news]);
    expect(await found('act=publish&title=sel')).toEqual([operations]);
    expect(await found('act=unpublish')).toEqual(['operation.unpublish']);
    expect(await found('act=create')).toEqual(['news.create', news, operations]);
    expect(await found('act=update')).toEqual(['operation.update']);
    expect(await found('act=delete')).toEqual(['operation.delete']);
    expect(await found('act=signIn')).toEqual(['session.sign-in', 'session.sign-in']);
    expect(await found('act=people')).toEqual([]);
    const file = await (await ayse.get('/api/admin/audit.csv?act=publish')).text();
    expect(file.trimEnd().split('\r\n"')).toHaveLength(3);
    expect(file).toContain('"“Sel” operasyonunu ekleyip yayınladı"');
  });

  test('names people as they are called now, and finds them by either name', async () => {
    const app = await open();
    const [ayse, mert] = [await app.signedIn('ayse'), await app.signedIn('mert')];
    await mert.post('/api/news', draft);
    await mert.put('/api/admin/name', { displayName: 'Işık Kök' });
    const found = async (query: string) =>
      (await (await ayse.get(`/api/admin/audit?${query}`)).json()) as AuditLine[];
    const [told, written] = await found('username=mert');
    expect(told).toMatchObject({ action: 'staff.name', subjectTitle: 'mert', subjectName: 'Işık Kök' });
    expect(written).toMatchObject({ username: 'mert', name: 'Işık Kök', subjectName: null });
    expect(written).not.toHaveProperty('staffId');
    for (const typed of ['isik kok', 'MERT', 'kök mert'])
      expect(await found(`title=${typed}`)).toHaveLength(3);
    expect(await found('title=isik ığdır')).toHaveLength(1);
    const detail = (await (await ayse.get(`/api/admin/audit/${written?.id}`)).json()) as AuditDetail;
    expect(detail).toMatchObject({ username: 'mert', name: 'Işık Kök' });
    const file = await (await ayse.get('/api/admin/audit.csv?action=news')).text();
    expect(file).toMatch(/"mert".*"memory";"Işık Kök";"[\da-f]{64}"/s);
    const mine = (await found('username=ayse')).find(({ action }) => action === 'session.sign-in');
    expect(mine).toMatchObject({ name: null });
  });
});
