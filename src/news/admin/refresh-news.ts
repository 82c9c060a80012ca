import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { mediaQuery } from '#/media/queries.ts';
import type { NewsListPage } from '../list-choice.ts';
import { newsBinQuery, newsList, publishedNewsQuery } from '../queries.ts';
import type { News } from '../schema.ts';

export function refreshNews(queries: QueryClient, saved?: News) {
  if (saved) showInList(queries, saved);
  return Promise.all([
    queries.invalidateQueries({ queryKey: [newsList] }),
    queries.invalidateQueries({ queryKey: publishedNewsQuery.queryKey }),
    queries.invalidateQueries({ queryKey: newsBinQuery.queryKey }),
    // the library counts where each picture is used
    queries.invalidateQueries({ queryKey: mediaQuery.queryKey }),
  ]);
}

/** Until the list has been read again. */
function showInList(queries: QueryClient, saved: News): void {
  queries.setQueriesData<InfiniteData<NewsListPage>>({ queryKey: [newsList] }, (data) => {
    const pages = data?.pages.map((page) => ({
      ...page,
      news: page.news.map((item) => (item.id === saved.id ? { ...item, ...saved } : item)),
    }));
    return data && pages && { ...data, pages };
  });
}
