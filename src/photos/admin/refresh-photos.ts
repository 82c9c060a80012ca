import type { QueryClient } from '@tanstack/react-query';
import { refreshLibrary } from '#/media/refresh-library.ts';
import { showSavedInPages } from '#/panel/stored/show-saved.ts';
import { photoBinQuery, photoChoicesQuery, photoList } from '../queries.ts';
import type { Photo } from '../schema.ts';

export function refreshPhotos(queries: QueryClient, saved?: Photo) {
  showSavedInPages(queries, { path: photoList, saved });
  return Promise.all([
    queries.invalidateQueries({ queryKey: [photoList] }),
    queries.invalidateQueries({ queryKey: photoChoicesQuery.queryKey }),
    queries.invalidateQueries({ queryKey: photoBinQuery.queryKey }),
    // the library counts where each picture is used
    refreshLibrary(queries),
  ]);
}
