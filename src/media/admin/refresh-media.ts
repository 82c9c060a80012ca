import type { QueryClient } from '@tanstack/react-query';
import { mediaBinQuery, mediaQuery } from '../queries.ts';

export const refreshMedia = (queries: QueryClient) =>
  Promise.all([
    queries.invalidateQueries({ queryKey: mediaQuery.queryKey }),
    queries.invalidateQueries({ queryKey: mediaBinQuery.queryKey }),
  ]);
