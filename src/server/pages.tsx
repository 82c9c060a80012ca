import { parseId } from '#/http/id.server.ts';
import { findArticle } from '#/news/article.server.ts';
import { latestNewsCount } from '#/news/latest-news.tsx';
import { newsListPage } from '#/news/news-list-page.tsx';
import { readNewsListQuery } from '#/news/news-list-query.ts';
import { newsPage } from '#/news/news-page.tsx';
import { listPublishedNews } from '#/news/store.server.ts';
import { homePage } from '#/site/home/home-page.tsx';
import { page } from './public-page.ts';

/** Every public URL of the site. The panel's are in panel.tsx; whatever is not here is the not-found page. */
export const pages = [
  page('/', async ({ db }) => homePage({ news: await listPublishedNews(db, latestNewsCount) })),
  page(
    '/news',
    async ({ db, query, ifReachable }) =>
      newsListPage({ news: await ifReachable(listPublishedNews(db)), query }),
    readNewsListQuery,
  ),
  page('/news/:id', async ({ db, params }) => newsPage(await findArticle(db, parseId(params.id)))),
];
