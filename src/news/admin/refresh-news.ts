import type { QueryClient } from '@tanstack/react-query';
import { refreshLibrary } from '#/media/refresh-library.ts';
import { showSavedInPages } from '#/panel/stored/show-saved.ts';
import { newsBinQuery, newsList } from '../queries.ts';
import type { News } from '../schema.ts';

export function refreshNews(queries: QueryClient, saved?: News) {
  showSavedInPages(queries, { path: newsList, saved });
  return Promise.all([
    queries.invalidateQueries({ queryKey: [newsList] }),
    queries.invalidateQueries({ queryKey: newsBinQuery.queryKey }),
    // the library counts where each picture is used
    refreshLibrary(queries),
  ]);
}
