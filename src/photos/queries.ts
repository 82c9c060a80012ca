import { queryOptions } from '@tanstack/react-query';
import { fetchList } from '#/http/fetch-list.ts';
import { requestJson } from '#/http/request.ts';
import { photosText as text } from '#/i18n/tr/photos.ts';
import type { Binned } from '#/stored/bin.ts';
import type { GalleryPhoto, Photo, PhotoInput } from './schema.ts';

/** All photos, as the gallery shows them. The server seeds it with the page. */
export const photosQuery = queryOptions({
  queryKey: ['/api/photos'],
  queryFn: () => fetchList<GalleryPhoto>('/api/photos', text.fetchFailed),
});

/** What is in the bin; read again whenever it is opened. */
export const photoBinQuery = queryOptions({
  queryKey: ['/api/admin/photos/bin'],
  queryFn: () => fetchList<Binned>('/api/admin/photos/bin', text.binFetchFailed),
  staleTime: 0,
  gcTime: 0,
});

/** @param key the same for each repetition of one save, so that it never makes two photos */
export const addPhoto = (draft: PhotoInput, key?: string) =>
  requestJson<Photo>('POST', '/api/photos', draft, { key });
export const deletePhoto = (id: number) => requestJson<void>('DELETE', `/api/photos/${id}`);
export const restorePhoto = (id: number) => requestJson<Photo>('POST', `/api/admin/photos/${id}/restore`);
