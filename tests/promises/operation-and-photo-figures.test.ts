import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { operationTypes } from '#/content/kinds.ts';
import { operationsText } from '#/i18n/tr/operations.ts';
import { LatestOperations, latestOperationsCount } from '#/operations/latest-operations.tsx';
import { operationDraftSchema } from '#/operations/schema.ts';
import { listPublishedOperations, operationStore } from '#/operations/store.server.ts';
import { photoDraftSchema } from '#/photos/schema.ts';
import { photoStore } from '#/photos/store.server.ts';
import { freshDatabase } from '../support/databases.ts';

const operation = { title: 'a', description: 'b', location: 'c', date: '2026-11-01', status: 'active' };

const by = {
  actor: { staffId: null, username: 'ayse', address: 'memory' },
  now: new Date('2026-11-20T18:00:00.000Z'),
};

describe('figures of operations and photos', () => {
  test('home operations 2', async () => {
    const { db } = await freshDatabase();
    for (const day of ['01', '03', '02']) {
      const draft = operationDraftSchema.parse({
        ...operation,
        title: `Görev ${day}`,
        date: `2026-11-${day}`,
      });
      await operationStore.create(db, { draft, ...by });
    }
    const operations = await listPublishedOperations(db, { limit: latestOperationsCount });
    expect(operations.map(({ title }) => title)).toEqual(['Görev 03', 'Görev 02']);
    const html = renderToStaticMarkup(LatestOperations({ operations }));
    expect(html).toContain('>Son Operasyonlar</h2>');
    expect(html).toContain('href="/operations"');
  });

  test('default photo category genel', async () => {
    const { db } = await freshDatabase();
    const draft = photoDraftSchema.parse({ title: 'a', imageUrl: '/b.jpg' });
    expect((await photoStore.create(db, { draft, ...by })).category).toBe('genel');
  });

  test('operation counts minimum 0', () => {
    expect(operationDraftSchema.parse({ ...operation, rescuedCount: 0 })).toMatchObject({ rescuedCount: 0 });
    for (const count of ['rescuedCount', 'volunteerCount'])
      expect(operationDraftSchema.safeParse({ ...operation, [count]: -1 }).success).toBe(false);
  });

  test('operation status: active (Aktif), completed (Tamamlandı), cancelled (İptal Edildi)', () => {
    const { active, completed, cancelled } = operationsText.status;
    expect([active, completed, cancelled]).toEqual(['Aktif', 'Tamamlandı', 'İptal Edildi']);
  });

  test('operation types are the eight that are fixed', () => {
    for (const type of operationTypes)
      expect(operationDraftSchema.parse({ ...operation, type })).toMatchObject({ type });
    expect(operationTypes).toHaveLength(8);
  });
});
