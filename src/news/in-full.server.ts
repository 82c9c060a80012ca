import type { Kysely } from 'kysely';
import type { Tables } from '#/db/tables.ts';
import { readWholeList } from '#/db/whole-list.ts';
import type { News } from './schema.ts';
import { presentFound, withOperation } from './store.server.ts';

/** The newest first. @throws {Refusal} 503 when they are too much to be held at once */
export const listPublishedNewsInFull = (db: Kysely<Tables>): Promise<News[]> =>
  listInFull(db, { isPublic: true });

/** Drafts, too. @throws {Refusal} as above */
export const listAllNews = (db: Kysely<Tables>): Promise<News[]> => listInFull(db, { isPublic: false });

async function listInFull(db: Kysely<Tables>, { isPublic }: { isPublic: boolean }): Promise<News[]> {
  const news = withOperation(db, { isPublic })
    .where('news.isPublished', '>=', isPublic ? 1 : 0)
    .orderBy('news.createdAt', 'desc')
    .orderBy('news.id', 'desc');
  return (await readWholeList(news, { texts, most })).map(presentFound);
}

const texts = ['news.title', 'news.excerpt', 'news.content', 'news.imageUrl', 'news.images'];

/** Some 13,000 usual articles. */
const most = 40_000_000;
