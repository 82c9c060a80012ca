import type { QueryClient } from '@tanstack/react-query';
import { mediaQuery } from '#/media/queries.ts';
import { showSaved } from '#/panel/stored/show-saved.ts';
import { allNewsQuery, newsBinQuery, publishedNewsQuery } from '../queries.ts';
import type { News } from '../schema.ts';

/** After each write: the panel's list is read again, also the open bin, and the public one no longer counts as fresh. */
export function refreshNews(queries: QueryClient, saved?: News) {
  showSaved(queries, { queryKey: allNewsQuery.queryKey, saved });
  return Promise.all([
    queries.invalidateQueries({ queryKey: allNewsQuery.queryKey }),
    queries.invalidateQueries({ queryKey: publishedNewsQuery.queryKey }),
    queries.invalidateQueries({ queryKey: newsBinQuery.queryKey }),
    // it counts where each picture is used
    queries.invalidateQueries({ queryKey: mediaQuery.queryKey }),
  ]);
}
