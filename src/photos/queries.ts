import { queryOptions } from '@tanstack/react-query';
import type { Binned } from '#/http/answers.server.ts';
import { fetchList, fetchOrSay, freshItemQuery, freshListQuery } from '#/http/fetch-list.ts';
import { getJson, requestJson } from '#/http/request.ts';
import { storedCalls } from '#/http/stored-calls.ts';
import { photosText as text } from '#/i18n/tr/photos.ts';
import { pagedQuery } from '#/panel/list/paged-query.ts';
import type { PhotoChoices } from './answers.server.ts';
import { firstPhotoChoice, type PhotoListChoice } from './list-choice.ts';
import { mostMoved, type Photo, type PhotoBatchInput, type PhotoInput, type PhotoMove } from './schema.ts';

export const photoList = '/api/admin/photos/list';

export const photoListQuery = (choice: PhotoListChoice) =>
  pagedQuery<Photo>(photoList, { choice, failed: text.fetchFailed });

/** Ids of all that is found, however many pages it would take. */
export const fetchFoundPhotoIds = (choice: PhotoListChoice) =>
  fetchList<number>(`/api/admin/photos/found?${new URLSearchParams({ ...choice })}`, text.fetchFailed);

/** Ids of the whole gallery, in its order. */
export const galleryOrderQuery = queryOptions({
  queryKey: ['/api/admin/photos/found', firstPhotoChoice],
  queryFn: () => fetchFoundPhotoIds(firstPhotoChoice),
});

export const photoChoicesQuery = queryOptions({
  queryKey: ['/api/admin/photos/choices'],
  queryFn: () => fetchOrSay<PhotoChoices>('/api/admin/photos/choices', text.fetchFailed),
});

/** The highest that photos with this title bear; new ones count on from there. */
export const fetchLastNumber = (title: string) =>
  getJson<number>(`/api/admin/photos/last-number?${new URLSearchParams({ title })}`);

const pathOf = (id: number) => `/api/admin/photos/${id}`;

/** Fetched again whenever its form is opened. */
export const photoQuery = (id: number) => freshItemQuery<Photo>(pathOf(id));

export const fetchPhoto = (id: number) => getJson<Photo>(pathOf(id));

export const photoBinQuery = freshListQuery<Binned>('/api/admin/photos/bin', text.binFetchFailed);

export const {
  save: savePhoto,
  remove: deletePhoto,
  restore: restorePhoto,
} = storedCalls<Photo, PhotoInput>('photos');

/** @param key the same for each repetition, which then adds nothing twice */
export const addPhotos = (batch: PhotoBatchInput, key: string) =>
  requestJson<Photo[]>('POST', '/api/admin/photos/bulk', batch, { key });

/** Makes several calls when there are more than `mostMoved`. Repeated, they change nothing further. */
export async function movePhotos(moves: readonly PhotoMove[]): Promise<void> {
  for (let start = 0; start < moves.length; start += mostMoved)
    await requestJson<void>('PUT', '/api/admin/photos/order', {
      moves: moves.slice(start, start + mostMoved),
    });
}
