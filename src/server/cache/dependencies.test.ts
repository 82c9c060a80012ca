import { expect, test } from 'vitest';
import { raiseContentVersion, readContentVersion } from '#/db/content-version.ts';
import { listPublishedNews, listRelatedNews } from '#/news/published-news.server.ts';
import { readGalleryPart } from '#/photos/gallery-part.server.ts';
import { openTestApp } from '../../../tests/support/app.ts';
import { describeEachDatabase } from '../../../tests/support/databases.ts';
import { giveTheSame, type NotedQuery, noteReads } from './seen.ts';

describeEachDatabase('what a page has read', (fresh) => {
  test('is the same until one of its rows is another', async () => {
    const { db } = await fresh();
    const reads: NotedQuery[] = [];
    const noting = noteReads(db, reads);
    await readContentVersion(noting);
    await noting.selectFrom('news').select(['id', 'createdAt']).where('category', '=', 'Eğitim').execute();
    expect(reads).toHaveLength(2);
    expect(await giveTheSame(db, reads)).toBe(true);
    await raiseContentVersion(db);
    expect(await giveTheSame(db, reads)).toBe(false);
  });

  test('is the same for lists and related articles when the text of an article has changed', async () => {
    const app = await openTestApp(await fresh());
    const ayse = await app.signedIn('ayse');
    const article = {
      title: 'Kar',
      excerpt: 'Kısa.',
      content: 'Metin.',
      category: 'Eğitim',
      published: true,
    };
    const { id } = (await (await ayse.post('/api/news', article)).json()) as { id: number };
    const { db } = app.parts.database;
    const [ofList, ofOther]: [NotedQuery[], NotedQuery[]] = [[], []];
    expect(await listPublishedNews(noteReads(db, ofList), { limit: 5 })).toHaveLength(1);
    const other = { id: id + 1, category: 'Eğitim', operationId: null };
    expect(await listRelatedNews(noteReads(db, ofOther), other)).toHaveLength(1);
    const changeTo = async (change: object) => {
      app.clock.forward({ minutes: 5 });
      await ayse.put(`/api/news/${id}`, { ...article, ...change });
      return [await giveTheSame(db, ofList), await giveTheSame(db, ofOther)];
    };
    expect(await changeTo({ content: 'Başka bir metin.' })).toEqual([true, true]);
    expect(await changeTo({ excerpt: 'Başka.' })).toEqual([false, true]);
    expect(await changeTo({ excerpt: 'Başka.', title: 'Çığ' })).toEqual([false, false]);
  });

  test('is another when a query does not answer that did', async () => {
    const { db } = await fresh();
    const reads: NotedQuery[] = [];
    await noteReads(db, reads).selectFrom('news').select('id').execute();
    expect(await giveTheSame(db, reads)).toBe(true);
    await db.schema.alterTable('news').renameTo('elsewhere').execute();
    expect(await giveTheSame(db, reads)).toBe(false);
  });

  test('is noted once where one query is a part of another', async () => {
    const { db } = await fresh();
    const reads: NotedQuery[] = [];
    await readGalleryPart(noteReads(db, reads), {
      query: { category: null, page: 1 },
      findPicture: () => undefined,
    });
    expect(reads).toHaveLength(2);
    expect(await giveTheSame(db, reads)).toBe(true);
  });
});
