import { expect, test } from 'vitest';
import { openTestApp } from '../../tests/support/app.ts';
import { describeEachDatabase } from '../../tests/support/databases.ts';
import type { Operation } from './schema.ts';

const draft = {
  title: 'Iğdır’da arama',
  description: 'Kayıp çoban ikinci gün sağ bulundu.',
  location: 'Iğdır, Tuzluca',
  date: '2026-02-28',
  status: 'active',
  type: 'Kayıp Şahıs Arama',
  rescuedCount: 1,
  volunteerCount: 12,
  imageUrl: '/media/kapak.jpg',
};

describeEachDatabase('operations', (fresh) => {
  const open = async () => openTestApp(await fresh());
  const stored = async ({ parts }: Awaited<ReturnType<typeof open>>) =>
    parts.database.db.selectFrom('operations').selectAll().orderBy('id').execute();

  test('a new operation is stored whole and given back whole', async () => {
    const app = await open();
    const ayse = await app.signedIn('ayse');
    const answer = await ayse.post('/api/operations', draft);
    expect(answer.status).toBe(201);
    const created = (await answer.json()) as Operation;
    const at = '2026-11-20T18:00:00.000Z';
    expect(created).toEqual({
      ...draft,
      id: expect.any(Number),
      published: true,
      district: '',
      isPlaceHeld: false,
      ...{ endDate: null, province: null, workDone: '', agencies: '' },
      ...{ volunteerHours: null, assistedCount: null, deadCount: null, counts: 1 },
      createdAt: at,
      updatedAt: at,
      version: 1,
    });
    const { published: _, isPlaceHeld: __, ...columns } = created;
    const keys = {
      searchKey:
        'igdirda arama kayip coban ikinci gun sag bulundu. igdir, tuzluca kayip sahis arama 28 subat 2026 28.02.2026',
      titleKey: 'h~g~dh~rda arama',
    };
    const publicKey = keys.searchKey;
    const ofStaff = { createdBy: 'ayse', updatedBy: 'ayse', deletedAt: null, deletedBy: null };
    expect(await stored(app)).toEqual([
      { ...columns, ...ofStaff, ...keys, publicKey, isPublished: 1, isPlaceHeld: 0 },
    ]);
    expect(await (await app.visitor().get('/api/operations')).json()).toEqual([created]);
  });

  test('an operation that says nothing about them has counts of 0, no type and no picture', async () => {
    const ayse = await (await open()).signedIn('ayse');
    const { title, description, location, date, status } = draft;
    const answer = await ayse.post('/api/operations', { title, description, location, date, status });
    expect(await answer.json()).toMatchObject({
      type: null,
      rescuedCount: 0,
      volunteerCount: 0,
      imageUrl: null,
    });
  });

  test('operations are listed by day, the newest first, and of one day the later entry first', async () => {
    const app = await open();
    const ayse = await app.signedIn('ayse');
    for (const [title, date] of [
      ['yeni', '2026-03-01'],
      ['eski', '2019-12-31'],
      ['ilk', '2026-02-28'],
      ['ikinci', '2026-02-28'],
    ])
      await ayse.post('/api/operations', { ...draft, title, date });
    const list = (await (await app.visitor().get('/api/operations')).json()) as Operation[];
    expect(list.map((operation) => operation.title)).toEqual(['yeni', 'ikinci', 'ilk', 'eski']);
  });

  test('a visitor sees a change at once, and no longer what was deleted', async () => {
    const app = await open();
    const ayse = await app.signedIn('ayse');
    const visitor = app.visitor();
    const page = async () => (await visitor.get('/operations')).text();
    expect(await page()).toContain('Henüz operasyon bulunmuyor.');
    const { id } = (await (await ayse.post('/api/operations', draft)).json()) as Operation;
    expect(await page()).toContain(draft.title);
    const change = { ...draft, title: 'Ağrı’da arama', status: 'cancelled' };
    const answer = await ayse.put(`/api/operations/${id}`, change);
    expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining(change)]);
    expect(await page()).toContain('Ağrı’da arama');
    expect((await ayse.delete(`/api/operations/${id}`)).status).toBe(204);
    expect(await page()).not.toContain('Ağrı’da arama');
    expect(await (await visitor.get('/api/operations')).json()).toEqual([]);
  });

  test.each([
    ['title', 'Başlık gereklidir'],
    ['description', 'Açıklama gereklidir'],
    ['location', 'Konum gereklidir'],
    ['date', 'Tarih gereklidir'],
    ['status', 'Durum gereklidir'],
  ])('without %s the editor reads "%s" and nothing is stored', async (field, sentence) => {
    const app = await open();
    const ayse = await app.signedIn('ayse');
    for (const nothing of ['', '   ', undefined]) {
      const answer = await ayse.post('/api/operations', { ...draft, [field]: nothing });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toEqual({ message: sentence, fields: { [field]: sentence } });
    }
    expect(await stored(app)).toEqual([]);
  });

  test('counts are whole numbers from 0', async () => {
    const app = await open();
    const ayse = await app.signedIn('ayse');
    for (const field of ['rescuedCount', 'volunteerCount']) {
      for (const value of [-1, 0.5, '3', null, 1e12]) {
        const answer = await ayse.post('/api/operations', { ...draft, [field]: value });
        expect([field, value, answer.status]).toEqual([field, value, 400]);
      }
    }
    expect(await stored(app)).toEqual([]);
  });

  test('an unknown type or status, or an address that would run a script, is refused', async () => {
    const app = await open();
    const ayse = await app.signedIn('ayse');
    for (const wrong of [{ type: 'Çığ' }, { status: 'done' }, { imageUrl: 'javascript:alert(1)' }])
      expect((await ayse.post('/api/operations', { ...draft, ...wrong })).status).toBe(400);
    expect(await stored(app)).toEqual([]);
  });

  test('a client that knows no types leaves the type as it is; one that does can take it away', async () => {
    const app = await open();
    const ayse = await app.signedIn('ayse');
    const { id } = (await (await ayse.post('/api/operations', draft)).json()) as Operation;
    const { type: _, ...known } = draft;
    await ayse.put(`/api/operations/${id}`, known);
    expect(await stored(app)).toMatchObject([{ type: 'Kayıp Şahıs Arama' }]);
    for (const nothing of [null, '']) {
      await ayse.put(`/api/operations/${id}`, draft);
      await ayse.put(`/api/operations/${id}`, { ...draft, type: nothing });
      expect(await stored(app)).toMatchObject([{ type: null }]);
    }
  });

  test.each([
    [{ title: 'x'.repeat(301) }, 'title', 'Başlık en çok 300 karakter olabilir'],
    [{ description: 'x'.repeat(5001) }, 'description', 'Açıklama en çok 5.000 karakter olabilir'],
    [{ location: 'x'.repeat(301) }, 'location', 'Konum en çok 300 karakter olabilir'],
    [{ imageUrl: 'kapak.jpg' }, 'imageUrl', 'Görsel adresi https:// ya da / ile başlamalıdır'],
  ])('what an operation cannot hold is named (%#)', async (mistake, field, sentence) => {
    const app = await open();
    const answer = await (await app.signedIn('ayse')).post('/api/operations', { ...draft, ...mistake });
    expect([answer.status, await answer.json()]).toMatchObject([400, { fields: { [field]: sentence } }]);
    expect(await stored(app)).toEqual([]);
  });

  test('saving an older version is refused, and the newer one stays', async () => {
    const app = await open();
    const ayse = await app.signedIn('ayse');
    const mert = await app.signedIn('mert');
    const { id, version } = (await (await ayse.post('/api/operations', draft)).json()) as Operation;
    const save = (who: typeof ayse, title: string, from?: number) =>
      who.put(`/api/operations/${id}`, { ...draft, title, version: from });
    expect((await save(ayse, 'Ayşe’nin', version)).status).toBe(200);
    expect((await save(mert, 'Mert’in', version)).status).toBe(409);
    expect(await stored(app)).toMatchObject([{ title: 'Ayşe’nin', version: 2 }]);
    expect((await save(mert, 'Sürüm bilmeyen')).status).toBe(200);
    expect(await stored(app)).toMatchObject([{ title: 'Sürüm bilmeyen', version: 3 }]);
  });

  test('what is not there cannot be changed or deleted', async () => {
    const ayse = await (await open()).signedIn('ayse');
    for (const id of ['999', '0', '-1', 'abc', '99999999999']) {
      expect((await ayse.put(`/api/operations/${id}`, draft)).status).toBe(404);
      expect((await ayse.delete(`/api/operations/${id}`)).status).toBe(404);
    }
  });

  test('nobody without a session changes anything', async () => {
    const app = await open();
    const ayse = await app.signedIn('ayse');
    const { id } = (await (await ayse.post('/api/operations', draft)).json()) as Operation;
    const before = await stored(app);
    const visitor = app.visitor();
    expect((await visitor.post('/api/operations', draft)).status).toBe(401);
    expect((await visitor.put(`/api/operations/${id}`, draft)).status).toBe(401);
    expect((await visitor.delete(`/api/operations/${id}`)).status).toBe(401);
    expect(await stored(app)).toEqual(before);
  });
});
