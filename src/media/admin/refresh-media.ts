import type { QueryClient } from '@tanstack/react-query';
import { mediaBinQuery, refreshLibrary } from '../queries.ts';

export const refreshMedia = (queries: QueryClient) =>
  Promise.all([refreshLibrary(queries), queries.invalidateQueries({ queryKey: mediaBinQuery.queryKey })]);
