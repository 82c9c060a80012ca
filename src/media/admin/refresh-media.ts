import type { QueryClient } from '@tanstack/react-query';
import { mediaBinQuery, mediaQuery } from '../queries.ts';

/** After each write: the library is read again, and the bin when it is open. */
export const refreshMedia = (queries: QueryClient) =>
  Promise.all([
    queries.invalidateQueries({ queryKey: mediaQuery.queryKey }),
    queries.invalidateQueries({ queryKey: mediaBinQuery.queryKey }),
  ]);
