import { freshListQuery, listQuery } from '#/http/fetch-list.ts';
import { storedCalls } from '#/http/stored-calls.ts';
import { photosText as text } from '#/i18n/tr/photos.ts';
import type { Binned } from '#/stored/bin.ts';
import type { GalleryPhoto, Photo, PhotoInput } from './schema.ts';

/** The server seeds it with the page. */
export const photosQuery = listQuery<GalleryPhoto>('/api/photos', text.fetchFailed);

export const photoBinQuery = freshListQuery<Binned>('/api/admin/photos/bin', text.binFetchFailed);

/** There is no update: a photo is deleted and added again. */
export const {
  create: addPhoto,
  remove: deletePhoto,
  restore: restorePhoto,
} = storedCalls<Photo, PhotoInput>('photos');
