import type { QueryClient } from '@tanstack/react-query';
import { operationsQuery } from '../queries.ts';

/** After each write: the list is read again. */
export const refreshOperations = (queries: QueryClient) =>
  queries.invalidateQueries({ queryKey: operationsQuery.queryKey });
