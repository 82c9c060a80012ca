import type { QueryClient } from '@tanstack/react-query';
import { photosQuery } from '../queries.ts';

/** After each write: the list is read again. */
export const refreshPhotos = (queries: QueryClient) =>
  queries.invalidateQueries({ queryKey: photosQuery.queryKey });
