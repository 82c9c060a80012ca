import { type Kysely, sql } from 'kysely';
import type { Tables } from '#/db/tables.ts';
import { Refusal } from '#/http/errors.ts';
import { newsRefusalText as text } from '#/i18n/tr/news-refusals.ts';
import type { News } from './schema.ts';
import { presentFound, withOperation } from './store.server.ts';

/** The newest first. @throws {Refusal} 503 when they are too much to be held at once */
export const listPublishedNewsInFull = (db: Kysely<Tables>): Promise<News[]> =>
  listInFull(db, { isPublic: true });

/** Drafts, too. @throws {Refusal} as above */
export const listAllNews = (db: Kysely<Tables>): Promise<News[]> => listInFull(db, { isPublic: false });

async function listInFull(db: Kysely<Tables>, { isPublic }: { isPublic: boolean }): Promise<News[]> {
  const leastPublished = isPublic ? 1 : 0;
  const { letters } = await db
    .selectFrom('news')
    .select(sql<number>`coalesce(sum(length(content)), 0)`.as('letters'))
    .where('deletedAt', 'is', null)
    .where('isPublished', '>=', leastPublished)
    .executeTakeFirstOrThrow();
  if (letters > mostAtOnce) throw new Refusal('too-much-at-once', text.tooMuchAtOnce);
  const rows = await withOperation(db, { isPublic })
    .where('news.isPublished', '>=', leastPublished)
    .orderBy('news.createdAt', 'desc')
    .orderBy('news.id', 'desc')
    .execute();
  return rows.map(presentFound);
}

/** Letters: some 25,000 usual articles. Several times as many would take all of the server's memory. */
const mostAtOnce = 50_000_000;
