import type { QueryClient } from '@tanstack/react-query';
import { mediaQuery } from '#/media/queries.ts';
import { photoBinQuery, photosQuery } from '../queries.ts';

export const refreshPhotos = (queries: QueryClient) =>
  Promise.all([
    queries.invalidateQueries({ queryKey: photosQuery.queryKey }),
    queries.invalidateQueries({ queryKey: photoBinQuery.queryKey }),
    // the library counts where each picture is used
    queries.invalidateQueries({ queryKey: mediaQuery.queryKey }),
  ]);
