import type { QueryClient } from '@tanstack/react-query';
import { refreshLibrary } from '#/media/queries.ts';
import { showSaved } from '#/panel/stored/show-saved.ts';
import { photoBinQuery, photoList, photosQuery } from '../queries.ts';
import type { Photo } from '../schema.ts';

export function refreshPhotos(queries: QueryClient, saved?: Photo) {
  showSaved(queries, { queryKey: photosQuery.queryKey, saved });
  return Promise.all([
    queries.invalidateQueries({ queryKey: photosQuery.queryKey }),
    queries.invalidateQueries({ queryKey: [photoList] }),
    queries.invalidateQueries({ queryKey: photoBinQuery.queryKey }),
    // the library counts where each picture is used
    refreshLibrary(queries),
  ]);
}
