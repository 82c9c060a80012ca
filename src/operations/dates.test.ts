import { expect, test } from 'vitest';
import { openTestApp } from '../../tests/support/app.ts';
import { describeEachDatabase } from '../../tests/support/databases.ts';

const draft = {
  title: 'Iğdır’da arama',
  description: 'Kayıp çoban ikinci gün sağ bulundu.',
  location: 'Iğdır, Tuzluca',
  status: 'active',
};

describeEachDatabase('the day of an operation', (fresh) => {
  const open = async () => openTestApp(await fresh());

  test('a date that no calendar has is refused', async () => {
    const ayse = await (await open()).signedIn('ayse');
    const wrong = ['2026-02-29', '2026-13-01', '28.02.2026', '2026-2-8', '0202-02-06', 'yarın'];
    for (const date of [...wrong, '1899-12-31', '2101-01-01']) {
      const answer = await ayse.post('/api/operations', { ...draft, date });
      const { message } = (await answer.json()) as { message: string };
      expect([date, answer.status, message]).toEqual([
        date,
        400,
        'Tarih, takvimde bulunan bir gün olmalıdır',
      ]);
    }
  });

  test.each(['1900-01-01', '2100-12-31'])('a day of two centuries may be given: %s', async (date) => {
    const ayse = await (await open()).signedIn('ayse');
    expect((await ayse.post('/api/operations', { ...draft, date })).status).toBe(201);
  });
});
