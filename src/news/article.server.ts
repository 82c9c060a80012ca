import type { Kysely } from 'kysely';
import type { Tables } from '#/db/tables.ts';
import { renderArticleText } from './article-text.ts';
import type { Article, News } from './schema.ts';
import { findNews, findPublishedNews } from './store.server.ts';

type Find = (db: Kysely<Tables>, id: number) => Promise<News | undefined>;

const articleFinder =
  (find: Find) =>
  async (db: Kysely<Tables>, id: number | undefined): Promise<Article | undefined> => {
    const news = id === undefined ? undefined : await find(db, id);
    return news && { ...news, html: renderArticleText(news.content) };
  };

/** A published article. Its id is undefined when the address holds none: then there is no such article either. */
export const findArticle = articleFinder(findPublishedNews);

/** The same for staff, who see drafts too. */
export const findArticleOrDraft = articleFinder(findNews);
