import type { Page, Route } from '@playwright/test';
import { searchKeyOf } from '#/format/turkish.ts';
import { findNewsItems } from '#/news/find-news.server.ts';
import type { NewsListItem } from '#/news/list-choice.ts';
import { newsListSchema } from '#/news/list-schema.server.ts';

/** The call by which the panel reads its news. */
export const newsList = /\/api\/admin\/news\/list\?/;

export const noNews = { json: { total: 0, found: 0, items: [] } };

/** The panel finds these articles, the newest first, as the server would list them. */
export async function listNews(page: Page, news: readonly NewsListItem[]): Promise<void> {
  const index = news.map((item) => ({
    item,
    key: searchKeyOf(`${item.title} ${item.excerpt} ${item.category}`),
  }));
  await page.route(newsList, (route: Route) => {
    const { searchParams } = new URL(route.request().url());
    const query = newsListSchema.parse(Object.fromEntries(searchParams));
    return route.fulfill({ json: findNewsItems(index, { query, username: 'admin' }) });
  });
}
