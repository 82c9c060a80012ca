import { expect, test } from 'vitest';
import { openTestApp } from '../../tests/support/app.ts';
import { describeEachDatabase } from '../../tests/support/databases.ts';
import type { Visitor } from '../../tests/support/visitor.ts';
import { operationDraftSchema } from './schema.ts';

const draft = {
  title: 'Iğdır’da arama',
  description: 'Kayıp çoban ikinci gün sağ bulundu.',
  location: 'Iğdır, Tuzluca',
  status: 'active',
};

describeEachDatabase('the day of an operation', (fresh) => {
  const open = async () => openTestApp(await fresh());
  async function refusalOf(person: Visitor, date: string) {
    const answer = await person.post('/api/operations', { ...draft, date });
    const { message } = (await answer.json()) as { message: string };
    return [date, answer.status, message];
  }

  test('a date that no calendar has is refused', async () => {
    const ayse = await (await open()).signedIn('ayse');
    for (const date of ['2026-02-29', '2026-13-01', '28.02.2026', '2026-2-8', 'yarın'])
      expect(await refusalOf(ayse, date)).toEqual([date, 400, 'Tarih, takvimde bulunan bir gün olmalıdır']);
  });

  test.each([
    ['0202-02-06', 'Tarih 1900 yılından önce olamaz; yılı denetleyin'],
    ['1899-12-31', 'Tarih 1900 yılından önce olamaz; yılı denetleyin'],
    ['2101-01-01', 'Tarih gelecekte olamaz; operasyonun gününü seçin'],
    ['9999-12-31', 'Tarih gelecekte olamaz; operasyonun gününü seçin'],
    // what a date field takes when a key is pressed too often
    ['20266-12-31', 'Tarih gelecekte olamaz; operasyonun gününü seçin'],
    ['202612-02-31', 'Tarih gelecekte olamaz; operasyonun gününü seçin'],
  ])('a date far from ours is refused for what is wrong with it: %s', async (date, sentence) => {
    const ayse = await (await open()).signedIn('ayse');
    expect(await refusalOf(ayse, date)).toEqual([date, 400, sentence]);
    const typed = operationDraftSchema.safeParse({ ...draft, date });
    expect(typed.error?.issues[0]?.message).toBe(sentence);
  });

  // the clock of the test shows 20 November in Istanbul
  test.each(['1900-01-01', '2026-11-20', '2026-11-21'])(
    'may be of the past, and tomorrow: %s',
    async (date) => {
      const ayse = await (await open()).signedIn('ayse');
      expect((await ayse.post('/api/operations', { ...draft, date })).status).toBe(201);
    },
  );

  test.each([true, false])(
    'is no later day, and the list stays as it was (published: %s)',
    async (published) => {
      const app = await open();
      const ayse = await app.signedIn('ayse');
      const sentence = 'Tarih gelecekte olamaz; operasyonun gününü seçin';
      const refusal = [400, { message: sentence, fields: { date: sentence } }];
      const made = await ayse.post('/api/operations', { ...draft, date: '2026-11-20', published });
      const { id } = (await made.json()) as { id: number };
      for (const date of ['2026-11-22', '2062-11-21']) {
        const added = await ayse.post('/api/operations', { ...draft, date, published });
        expect([added.status, await added.json()]).toEqual(refusal);
        const changed = await ayse.put(`/api/operations/${id}`, { ...draft, date });
        expect([changed.status, await changed.json()]).toEqual(refusal);
      }
      const list = (await (await ayse.get('/api/admin/operations')).json()) as object[];
      expect(list).toMatchObject([{ date: '2026-11-20', version: 1 }]);
    },
  );

  test('that was let through once stands in the way of no other change', async () => {
    const app = await open();
    const ayse = await app.signedIn('ayse');
    const made = await ayse.post('/api/operations', { ...draft, date: '2026-11-20' });
    const { id } = (await made.json()) as { id: number };
    await app.parts.database.db.updateTable('operations').set({ date: '2062-11-21' }).execute();
    const change = { ...draft, date: '2062-11-21', title: 'Yeni ad' };
    expect((await ayse.put(`/api/operations/${id}`, change)).status).toBe(200);
    expect((await ayse.put(`/api/operations/${id}`, { ...change, date: '2026-11-20' })).status).toBe(200);
  });
});
