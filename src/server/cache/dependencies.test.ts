import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { raiseContentVersion, readContentVersion } from '#/db/content-version.ts';
import type { Tables } from '#/db/tables.ts';
import { listPublishedNews, listRelatedNews } from '#/news/published-news.server.ts';
import { readGalleryPart } from '#/photos/gallery-part.server.ts';
import { openTestApp } from '../../../tests/support/app.ts';
import { describeEachDatabase } from '../../../tests/support/databases.ts';
import { giveTheSameRows } from './dependencies.ts';
import { type AnsweredQuery, SharedQueries } from './shared-queries.ts';

/** Reads as a page does, and compares as after a change of content. */
function openReader(db: Kysely<Tables>) {
  let generation = 0;
  const queries = new SharedQueries(db, () => generation);
  return {
    connect(reads: AnsweredQuery[]) {
      return queries.connect((read) => reads.push(read));
    },
    isSame(reads: AnsweredQuery[]) {
      generation += 1;
      return giveTheSameRows(reads, queries);
    },
  };
}

describeEachDatabase('what a page has read', (fresh) => {
  test('is the same until one of its rows is another', async () => {
    const { db } = await fresh();
    const reads: AnsweredQuery[] = [];
    const { connect, isSame } = openReader(db);
    const noting = connect(reads);
    await readContentVersion(noting);
    await noting.selectFrom('news').select(['id', 'createdAt']).where('category', '=', 'Eğitim').execute();
    expect(reads).toHaveLength(2);
    expect(await isSame(reads)).toBe(true);
    await raiseContentVersion(db);
    expect(await isSame(reads)).toBe(false);
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
    const { connect, isSame } = openReader(app.parts.database.db);
    const [ofList, ofOther]: [AnsweredQuery[], AnsweredQuery[]] = [[], []];
    expect(await listPublishedNews(connect(ofList), { limit: 5 })).toHaveLength(1);
    const other = { id: id + 1, category: 'Eğitim', operationId: null };
    expect(await listRelatedNews(connect(ofOther), other)).toHaveLength(1);
    const changeTo = async (change: object) => {
      app.clock.forward({ minutes: 5 });
      await ayse.put(`/api/news/${id}`, { ...article, ...change });
      return [await isSame(ofList), await isSame(ofOther)];
    };
    expect(await changeTo({ content: 'Başka bir metin.' })).toEqual([true, true]);
    expect(await changeTo({ excerpt: 'Başka.' })).toEqual([false, true]);
    expect(await changeTo({ excerpt: 'Başka.', title: 'Çığ' })).toEqual([false, false]);
  });

  test('is another when a query does not answer that did', async () => {
    const { db } = await fresh();
    const reads: AnsweredQuery[] = [];
    const { connect, isSame } = openReader(db);
    await connect(reads).selectFrom('news').select('id').execute();
    expect(await isSame(reads)).toBe(true);
    await db.schema.alterTable('news').renameTo('elsewhere').execute();
    expect(await isSame(reads)).toBe(false);
  });

  test('is noted once where one query is a part of another', async () => {
    const { db } = await fresh();
    const reads: AnsweredQuery[] = [];
    const { connect, isSame } = openReader(db);
    await readGalleryPart(connect(reads), {
      query: { category: null, page: 1 },
      findPicture: () => undefined,
    });
    expect(reads).toHaveLength(2);
    expect(await isSame(reads)).toBe(true);
  });
});
