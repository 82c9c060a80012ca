import type { QueryClient } from '@tanstack/react-query';
import { refreshLibrary } from '#/media/refresh-library.ts';
import { showSavedInPages } from '#/panel/stored/show-saved.ts';
import { operationBinQuery, operationChoicesQuery, operationList } from '../queries.ts';
import type { Operation } from '../schema.ts';

export function refreshOperations(queries: QueryClient, saved?: Operation) {
  showSavedInPages(queries, { path: operationList, saved });
  return Promise.all([
    queries.invalidateQueries({ queryKey: [operationList] }),
    queries.invalidateQueries({ queryKey: operationChoicesQuery.queryKey }),
    queries.invalidateQueries({ queryKey: operationBinQuery.queryKey }),
    // the library counts where each picture is used
    refreshLibrary(queries),
  ]);
}
