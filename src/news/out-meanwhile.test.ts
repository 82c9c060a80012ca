import { expect, test } from 'vitest';
import { openTestApp } from '../../tests/support/app.ts';
import { describeEachDatabase } from '../../tests/support/databases.ts';
import type { News } from './schema.ts';
import { newsStore } from './store.server.ts';

/** The test's clock begins at 2026-11-20T18:00. */
const publishAt = '2026-11-21T06:00:00.000Z';
const draft = {
  ...{ title: 'Kış tatbikatı', excerpt: 'Özet.', content: 'Metin.', category: 'Duyuru' },
  ...{ published: true, publishAt },
};

describeEachDatabase('an article that comes out while its form is open', (fresh) => {
  async function open() {
    const app = await openTestApp(await fresh());
    const ayse = await app.signedIn('ayse');
    const { id, version } = (await (await ayse.post('/api/news', draft)).json()) as News;
    app.clock.forward({ hours: 13 });
    await newsStore.publishDue(app.parts.database.db, app.clock.now);
    const save = (change: object) => ayse.put(`/api/news/${id}`, { ...draft, version, ...change });
    return { save, version };
  }

  test('is saved without a conflict, and stays out with its date', async () => {
    const { save } = await open();
    const saved = await save({ content: 'Düzeltilmiş.' });
    expect(await saved.json()).toMatchObject({
      ...{ content: 'Düzeltilmiş.', published: true, createdAt: publishAt, version: 3 },
    });
  });

  test('is a conflict when its text was changed, too', async () => {
    const { save, version } = await open();
    expect((await save({ content: 'Düzeltilmiş.' })).status).toBe(200);
    for (const over of [version, version + 1])
      expect((await save({ content: 'Başka.', version: over })).status).toBe(409);
  });

  test('is a conflict for who takes it back', async () => {
    const { save } = await open();
    expect((await save({ published: false })).status).toBe(409);
  });
});
