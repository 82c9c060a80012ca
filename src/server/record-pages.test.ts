import { expect, test } from 'vitest';
import { recordAddress, recordFiguresPath } from '#/operations/operation-list-query.ts';
import { shareTestApp } from '../../tests/support/shared-app.ts';

const app = shareTestApp();

const operation = {
  ...{ title: 'Arama', description: 'Ekip yola çıktı.', location: 'Bolu', status: 'completed' },
  ...{ date: '2025-03-04', type: 'Sel', province: 'Bolu', volunteerCount: 9 },
} as const;

test.each(['/operations', recordFiguresPath])(
  '%s is kept for one choice that finds something, and for no others',
  async (path) => {
    const ayse = await app().signedIn('ayse');
    expect((await ayse.post('/api/operations', operation)).status).toBe(201);
    const isKept = async (choice: Parameters<typeof recordAddress>[1]) =>
      (await app().visitor().get(recordAddress(path, choice))).headers.has('etag');
    for (const choice of [
      {},
      { type: 'Sel' },
      { type: 'Deprem' },
      { year: 2025 },
      { province: 'Bolu' },
    ] as const)
      expect([choice, await isKept(choice)]).toEqual([choice, true]);
    for (const choice of [
      { year: 1950 },
      { province: 'Van' },
      { words: 'arama' },
      { type: 'Sel', year: 2025 },
    ] as const)
      expect([choice, await isKept(choice)]).toEqual([choice, false]);
  },
);

test('a card leads to the page that tells what was corrected, and nowhere without one', async () => {
  const ayse = await app().signedIn('ayse');
  const { id } = (await (
    await ayse.post('/api/operations', { ...operation, title: 'Gölde arama' })
  ).json()) as { id: number };
  const address = `/operations/${id}-golde-arama`;
  const read = async () => (await app().visitor().get('/operations')).text();
  expect(await read()).not.toContain(`href="${address}"`);
  await ayse.put(`/api/operations/${id}`, { ...operation, title: 'Gölde arama', volunteerCount: 12 });
  expect(await read()).toContain(`href="${address}"`);
  expect(await (await app().visitor().get(address)).text()).toContain('9 iken 12 olarak düzeltildi');
});
