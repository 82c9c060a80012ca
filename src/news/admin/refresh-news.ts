import type { QueryClient } from '@tanstack/react-query';
import { mediaQuery } from '#/media/queries.ts';
import { allNewsQuery, newsBinQuery, publishedNewsQuery } from '../queries.ts';

/** After each write: the panel's list is read again, also the open bin, and the public one no longer counts as fresh. */
export const refreshNews = (queries: QueryClient) =>
  Promise.all([
    queries.invalidateQueries({ queryKey: allNewsQuery.queryKey }),
    queries.invalidateQueries({ queryKey: publishedNewsQuery.queryKey }),
    queries.invalidateQueries({ queryKey: newsBinQuery.queryKey }),
    // it counts where each picture is used
    queries.invalidateQueries({ queryKey: mediaQuery.queryKey }),
  ]);
