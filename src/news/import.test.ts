import { expect, test } from 'vitest';
import type { VersionSummary } from '#/http/answers.server.ts';
import { openTestApp } from '../../tests/support/app.ts';
import { describeEachDatabase } from '../../tests/support/databases.ts';
import type { News } from './schema.ts';
import { importNews } from './store.server.ts';

const article = { excerpt: 'Özet.', content: 'Metin.', category: 'Duyuru' as const, published: true };
const older = { ...article, title: 'eski', createdAt: '2021-03-01T09:00:00+03:00' };
const newer = { ...article, title: 'yeni', createdAt: '2024-05-01T09:00:00+03:00' };

describeEachDatabase('articles that were written elsewhere', (fresh) => {
  async function importInto(articles: Parameters<typeof importNews>[1]) {
    const app = await openTestApp(await fresh());
    await app.parts.database.db.transaction().execute((tx) => importNews(tx, articles));
    await app.parts.contentWatch.look();
    return app;
  }
  const list = async (app: Awaited<ReturnType<typeof importInto>>) =>
    (await (await app.visitor().get('/api/news')).json()) as News[];

  test('keep their times, and are numbered from the oldest', async () => {
    const app = await importInto([newer, older]);
    expect(await list(app)).toMatchObject([
      { id: 2, title: 'yeni', createdAt: '2024-05-01T06:00:00.000Z', updatedAt: '2024-05-01T06:00:00.000Z' },
      { id: 1, title: 'eski', createdAt: '2021-03-01T06:00:00.000Z', updatedAt: '2021-03-01T06:00:00.000Z' },
    ]);
  });

  test('have a first version, of which nobody knows who saved it', async () => {
    const app = await importInto([older]);
    const ayse = await app.signedIn('ayse');
    const versions = await (await ayse.get('/api/admin/news/1/versions')).json();
    expect(versions).toMatchObject([
      { version: 1, title: 'eski', savedBy: '' },
    ] satisfies Partial<VersionSummary>[]);
  });

  test('follow the rules of the panel, and there may be none', async () => {
    await expect(importInto([{ ...older, title: ' ' }])).rejects.toThrow('Başlık gereklidir');
    expect(await list(await importInto([]))).toEqual([]);
  });
});
