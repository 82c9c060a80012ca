import type { Page, Route } from '@playwright/test';
import { compareTexts } from '#/format/compare-texts.ts';
import { matchWords, searchKeyOf } from '#/format/turkish.ts';
import type { NewsListItem } from '#/news/answers.server.ts';
import { newsListSchema } from '#/news/list.server.ts';
import type { newsFilters } from '#/news/list-choice.ts';
import { listStep } from '#/stored/list-page.ts';

/** The call by which the panel reads its news. */
export const newsList = /\/api\/admin\/news\/list\?/;

export const noNews = { json: { total: 0, found: 0, items: [] } };

/** The panel finds these articles, the newest first, as the server would list them. */
export async function listNews(page: Page, news: readonly NewsListItem[]): Promise<void> {
  await page.route(newsList, (route: Route) => {
    const { searchParams } = new URL(route.request().url());
    const query = newsListSchema.parse(Object.fromEntries(searchParams));
    const isMeant = matchWords(query.search);
    const found = news.filter(
      (item) =>
        isChosen(item, query) && isMeant(searchKeyOf(`${item.title} ${item.excerpt} ${item.category}`)),
    );
    if (query.order === 'oldest') found.reverse();
    if (query.order === 'title') found.sort((a, b) => compareTexts(a.title, b.title));
    const from = (query.page - 1) * listStep;
    const items = found.slice(from, from + listStep);
    return route.fulfill({ json: { total: news.length, found: found.length, items } });
  });
}

function isChosen(
  { published, scheduled, createdBy }: NewsListItem,
  { filter, author }: { filter: (typeof newsFilters)[number]; author: string },
): boolean {
  const waiting = scheduled ? 'scheduled' : 'draft';
  const state = published ? 'published' : waiting;
  const isOfFilter = filter === 'all' || filter === state || (filter === 'mine' && createdBy === 'admin');
  return isOfFilter && (author === '' || createdBy === author);
}
