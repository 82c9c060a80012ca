import type { QueryClient } from '@tanstack/react-query';
import { mediaQuery } from '#/media/queries.ts';
import { operationBinQuery, operationsQuery } from '../queries.ts';

/** After each write: the list is read again, also the open bin. */
export const refreshOperations = (queries: QueryClient) =>
  Promise.all([
    queries.invalidateQueries({ queryKey: operationsQuery.queryKey }),
    queries.invalidateQueries({ queryKey: operationBinQuery.queryKey }),
    // it counts where each picture is used
    queries.invalidateQueries({ queryKey: mediaQuery.queryKey }),
  ]);
