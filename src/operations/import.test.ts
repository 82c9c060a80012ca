import { expect, test } from 'vitest';
import { pastOperations } from '#/content/past-operations.ts';
import { openTestApp } from '../../tests/support/app.ts';
import { describeEachDatabase } from '../../tests/support/databases.ts';
import type { Operation } from './schema.ts';
import { importPastOperations } from './store.server.ts';

describeEachDatabase('the archive', (fresh) => {
  async function importInto(operations: typeof pastOperations) {
    const app = await openTestApp(await fresh());
    const now = app.clock.now;
    await app.parts.database.db.transaction().execute((tx) => importPastOperations(tx, { operations, now }));
    await app.parts.contentWatch.look();
    const list = (await (await app.visitor().get('/api/operations')).json()) as Operation[];
    return { app, list };
  }

  test('becomes completed operations, and of one day the upper entry stays above the lower', async () => {
    const [entry] = pastOperations;
    if (!entry) throw new Error('the archive is empty');
    const { app, list } = await importInto([
      { ...entry, title: 'üst', date: '06.02.2023' },
      { ...entry, title: 'alt', date: '06.02.2023' },
    ]);
    const at = '2026-11-20T18:00:00.000Z';
    const shared = { date: '2023-02-06', status: 'completed', createdAt: at, updatedAt: at };
    expect(list).toMatchObject([
      { ...shared, title: 'üst' },
      { ...shared, title: 'alt' },
    ]);
    const mert = await app.signedIn('mert');
    const versions = await mert.get(`/api/admin/operations/${list[0]?.id}/versions`);
    expect(await versions.json()).toMatchObject([{ version: 1, title: 'üst', published: true, savedBy: '' }]);
  });

  test('of an association that has none is no operation', async () => {
    const { app, list } = await importInto([]);
    expect(list).toEqual([]);
    const page = await (await app.visitor().get('/operations')).text();
    expect(page).toContain('Henüz operasyon bulunmuyor.');
  });
});
