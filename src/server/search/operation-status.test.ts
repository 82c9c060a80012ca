import { expect, test } from 'vitest';
import { openTestApp } from '../../../tests/support/app.ts';
import { freshDatabase } from '../../../tests/support/databases.ts';

const operation = { title: 'Muşmula yolu', description: 'Arıyoruz.', location: 'Bolu', date: '2026-11-01' };

test('the search says of an operation that it goes on or was called off, as its card does', async () => {
  const app = await openTestApp(await freshDatabase());
  const ayse = await app.signedIn('ayse');
  const find = async (words: string) => (await app.visitor().get(`/search?q=${words}`)).text();
  const made = await ayse.post('/api/operations', { ...operation, status: 'active' });
  const { id, version } = (await made.json()) as { id: number; version: number };
  expect(await find('musmula')).toContain('>Aktif<');
  await ayse.put(`/api/operations/${id}`, { ...operation, status: 'cancelled', version });
  expect(await find('musmula')).toContain('>İptal Edildi<');
  await ayse.put(`/api/operations/${id}`, { ...operation, status: 'completed', version: version + 1 });
  expect(await find('musmula')).not.toMatch(/>(Aktif|İptal Edildi|Tamamlandı)</);
});
