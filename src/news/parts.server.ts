import { type Kysely, sql } from 'kysely';
import type { Tables } from '#/db/tables.ts';
import { publishedNews } from './published-news.server.ts';

/** Ids of a part: an article stays in the part where it once was, so a change makes one part old. */
export const newsPerPart = 1000;

/** The parts that hold published articles. `changedAt` is when one of them last changed, ISO 8601 UTC. */
export const listNewsParts = (
  db: Kysely<Tables>,
): Promise<{ part: number; articles: number; changedAt: string }[]> =>
  publishedNews(db)
    .select([
      partOf.as('part'),
      (row) => row.fn.countAll<number>().as('articles'),
      (row) => row.fn.max('updatedAt').as('changedAt'),
    ])
    .groupBy(partOf)
    .orderBy('part')
    .execute();

const partOf = sql<number>`(id - 1) / ${sql.lit(newsPerPart)} + 1`;

/** What names the address and the last change of each, the newest first. */
export const listPartOfNews = (db: Kysely<Tables>, part: number) =>
  publishedNews(db)
    .select(['id', 'title', 'updatedAt'])
    .where('id', '>', (part - 1) * newsPerPart)
    .where('id', '<=', part * newsPerPart)
    .orderBy('id', 'desc')
    .execute();
