import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { freshListQuery, listQuery } from '#/http/fetch-list.ts';
import { readJson, requestJson } from '#/http/request.ts';
import { mediaText as text } from '#/i18n/tr/media.ts';
import { mediaDetailsText as details } from '#/i18n/tr/media-details.ts';
import {
  type BinnedMedia,
  type Media,
  type MediaChange,
  mostDeleted,
  type PictureUse,
  type Upload,
  type UploadedMedia,
} from './schema.ts';

/** The library, newest first: only for the panel. */
export const mediaQuery = listQuery<Media>('/api/media', text.fetchFailed);

/**
 * The same, for those who only look up the copies of pictures of other sites: kept by itself, so that the library is read
 * when its tab is opened, and not because an article of the first tab names another site.
 */
export const mediaCopiesQuery = queryOptions({ ...mediaQuery, queryKey: ['/api/media', 'copies'] });

/** Where a picture is used. */
export const pictureUsesQuery = (id: number) =>
  freshListQuery<PictureUse>(`/api/media/${id}/uses`, details.usesFetchFailed);

export const mediaBinQuery = freshListQuery<BinnedMedia>('/api/media/bin', details.binFetchFailed);

/** Milliseconds; the server gives up on it then, too. */
const longestUpload = 30 * 60_000;

/** Uploads one picture as the form field `images`; the answer's `files[0].url` is its address. */
export async function uploadPicture(file: File): Promise<UploadedMedia> {
  const form = new FormData();
  form.append('images', file);
  const { files } = await readJson<Upload>(
    await fetch('/api/media/upload', {
      method: 'POST',
      body: form,
      signal: AbortSignal.timeout(longestUpload),
    }),
  );
  return takeFirst(files);
}

/** Has the server fetch the picture at an address into the library. */
export async function fetchPictureFrom(url: string): Promise<UploadedMedia> {
  const { files } = await requestJson<Upload>('POST', '/api/media/from-url', { url });
  return takeFirst(files);
}

function takeFirst([first]: UploadedMedia[]): UploadedMedia {
  if (!first) throw new Error(text.pictureNotUploaded);
  return first;
}

/** What is left out of `change` stays as it is. */
export const updateMedia = (id: number, change: MediaChange) =>
  requestJson<Media>('PUT', `/api/media/${id}`, change);

export const restoreMedia = (id: number) => requestJson<Media>('POST', `/api/media/${id}/restore`);

/**
 * More pictures than one call may name are deleted in several, one after the other.
 * @param force those that are in use, too
 * @param onDeleted told after each call
 */
export async function deleteMedia(
  ids: readonly number[],
  { force = false, onDeleted }: { force?: boolean; onDeleted?: (ids: number[]) => void } = {},
): Promise<void> {
  for (let start = 0; start < ids.length; start += mostDeleted) {
    const fileIds = ids.slice(start, start + mostDeleted);
    await requestJson<void>('DELETE', '/api/media/delete', force ? { fileIds, force } : { fileIds });
    onDeleted?.(fileIds);
  }
}

/** Shows at once what the server has answered; the next reading of the library confirms it. */
export function showChangedMedia(queries: QueryClient, changed: Media): void {
  queries.setQueryData(mediaQuery.queryKey, (library) =>
    library?.map((media) => (media.id === changed.id ? { ...media, ...changed } : media)),
  );
}

/** A picture that has just come stands first; one that was there already, in its new state. */
export function showNewMedia(queries: QueryClient, { isDuplicate: _, ...media }: UploadedMedia): void {
  queries.setQueryData(
    mediaQuery.queryKey,
    (library) => library && [media, ...library.filter(({ id }) => id !== media.id)],
  );
}
