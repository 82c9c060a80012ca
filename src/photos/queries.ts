import { queryOptions } from '@tanstack/react-query';
import { fetchList } from '#/http/fetch-list.ts';
import { requestJson } from '#/http/request.ts';
import { photosText as text } from '#/i18n/tr/photos.ts';
import type { GalleryPhoto, Photo, PhotoInput } from './schema.ts';

/** All photos, as the gallery shows them. The server seeds it with the page. */
export const photosQuery = queryOptions({
  queryKey: ['/api/photos'],
  queryFn: () => fetchList<GalleryPhoto>('/api/photos', text.fetchFailed),
});

export const addPhoto = (draft: PhotoInput) => requestJson<Photo>('POST', '/api/photos', draft);
export const deletePhoto = (id: number) => requestJson<void>('DELETE', `/api/photos/${id}`);
