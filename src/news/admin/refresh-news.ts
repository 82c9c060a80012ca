import type { QueryClient } from '@tanstack/react-query';
import { mediaQuery } from '#/media/queries.ts';
import { showSaved } from '#/panel/stored/show-saved.ts';
import { allNewsQuery, newsBinQuery, publishedNewsQuery } from '../queries.ts';
import type { News } from '../schema.ts';

export function refreshNews(queries: QueryClient, saved?: News) {
  showSaved(queries, { queryKey: allNewsQuery.queryKey, saved });
  return Promise.all([
    queries.invalidateQueries({ queryKey: allNewsQuery.queryKey }),
    queries.invalidateQueries({ queryKey: publishedNewsQuery.queryKey }),
    queries.invalidateQueries({ queryKey: newsBinQuery.queryKey }),
    // the library counts where each picture is used
    queries.invalidateQueries({ queryKey: mediaQuery.queryKey }),
  ]);
}
