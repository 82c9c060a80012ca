import { queryOptions } from '@tanstack/react-query';
import { getJson, HttpError, requestJson } from '#/http/request.ts';
import { photosText as text } from '#/i18n/tr/photos.ts';
import type { GalleryPhoto, Photo, PhotoInput } from './schema.ts';

/** All photos, as the gallery shows them. The server seeds it with the page. */
export const photosQuery = queryOptions({
  queryKey: ['/api/photos'],
  queryFn: fetchPhotos,
});

export const addPhoto = (draft: PhotoInput) => requestJson<Photo>('POST', '/api/photos', draft);
export const deletePhoto = (id: number) => requestJson<void>('DELETE', `/api/photos/${id}`);

/** SPEC section 8: a list that cannot be read says so; 401 and 404 keep their number, which stops the retries. */
async function fetchPhotos(): Promise<GalleryPhoto[]> {
  try {
    return await getJson<GalleryPhoto[]>('/api/photos');
  } catch (error) {
    if (error instanceof HttpError && [401, 404].includes(error.status)) throw error;
    throw new Error(text.fetchFailed);
  }
}
