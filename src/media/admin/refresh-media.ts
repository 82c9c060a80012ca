import type { QueryClient } from '@tanstack/react-query';
import { mediaBinQuery } from '../queries.ts';
import { refreshLibrary } from '../refresh-library.ts';

export const refreshMedia = (queries: QueryClient) =>
  Promise.all([refreshLibrary(queries), queries.invalidateQueries({ queryKey: mediaBinQuery.queryKey })]);
