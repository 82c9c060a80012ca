import type { QueryClient } from '@tanstack/react-query';
import { mediaQuery } from '#/media/queries.ts';
import { showSaved } from '#/panel/stored/show-saved.ts';
import { allOperationsQuery, operationBinQuery } from '../queries.ts';
import type { Operation } from '../schema.ts';

export function refreshOperations(queries: QueryClient, saved?: Operation) {
  showSaved(queries, { queryKey: allOperationsQuery.queryKey, saved });
  return Promise.all([
    queries.invalidateQueries({ queryKey: allOperationsQuery.queryKey }),
    queries.invalidateQueries({ queryKey: operationBinQuery.queryKey }),
    // the library counts where each picture is used
    queries.invalidateQueries({ queryKey: mediaQuery.queryKey }),
  ]);
}
