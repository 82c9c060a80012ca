import type { Kysely } from 'kysely';
import type { Tables } from '#/db/tables.ts';
import type { FindPicture } from '#/media/library-picture.ts';
import { drawArticlePicture } from './article-picture.server.tsx';
import { renderArticleText } from './article-text.ts';
import type { Article, News } from './schema.ts';
import { findNews, findPublishedNews } from './store.server.ts';

interface Search {
  /** Undefined when the address holds no id; then no article is found. */
  id: number | undefined;
  findPicture: FindPicture;
}

export const findArticle = articleFinder(findPublishedNews);

/** For staff only, who may see drafts. */
export const findArticleOrDraft = articleFinder(findNews);

function articleFinder(find: (db: Kysely<Tables>, id: number) => Promise<News | undefined>) {
  return async (db: Kysely<Tables>, { id, findPicture }: Search): Promise<Article | undefined> => {
    const news = id === undefined ? undefined : await find(db, id);
    const drawPicture = (picture: Parameters<typeof drawArticlePicture>[0]) =>
      drawArticlePicture(picture, findPicture);
    return news && { ...news, html: renderArticleText(news.content, drawPicture) };
  };
}
