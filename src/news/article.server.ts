import type { Kysely } from 'kysely';
import type { Tables } from '#/db/tables.ts';
import { renderArticleText } from './article-text.ts';
import type { Article } from './schema.ts';
import { findPublishedNews } from './store.server.ts';

/**
 * @param id undefined when the address holds no id: then there is no such article either
 */
export async function findArticle(db: Kysely<Tables>, id: number | undefined): Promise<Article | undefined> {
  const news = id === undefined ? undefined : await findPublishedNews(db, id);
  return news && { ...news, html: renderArticleText(news.content) };
}
