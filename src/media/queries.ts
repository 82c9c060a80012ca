import type { QueryClient } from '@tanstack/react-query';
import { freshListQuery, listQuery } from '#/http/fetch-list.ts';
import { readJson, requestJson } from '#/http/request.ts';
import { mediaText as text } from '#/i18n/tr/media.ts';
import { mediaDetailsText as details } from '#/i18n/tr/media-details.ts';
import { mostDeleted } from './limits.ts';
import { pictureAtQuery, picturesAt } from './pictures-at.ts';
import type { BinnedMedia, Media, MediaChange, PictureUse, Upload, UploadedMedia } from './schema.ts';

export const mediaQuery = listQuery<Media>('/api/media', text.fetchFailed);

export const pictureUsesQuery = (id: number) =>
  freshListQuery<PictureUse>(`/api/media/${id}/uses`, details.usesFetchFailed);

export const mediaBinQuery = freshListQuery<BinnedMedia>('/api/media/bin', details.binFetchFailed);

/** In ms, the same as the server's limit. */
const longestUpload = 30 * 60_000;

/** In one call, from its beginning: for small files, and where parts of one find no way. */
export async function uploadPicture(
  file: File,
  { signal }: { signal?: AbortSignal } = {},
): Promise<UploadedMedia> {
  const limit = AbortSignal.timeout(longestUpload);
  const form = new FormData();
  form.append('images', file);
  const { files } = await readJson<Upload>(
    await fetch('/api/media/upload', {
      method: 'POST',
      body: form,
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    }),
  );
  return takeFirst(files);
}

export async function fetchPictureFrom(url: string): Promise<UploadedMedia> {
  const { files } = await requestJson<Upload>('POST', '/api/media/from-url', { url });
  return takeFirst(files);
}

function takeFirst([first]: UploadedMedia[]): UploadedMedia {
  if (!first) throw new Error(text.pictureNotUploaded);
  return first;
}

export const updateMedia = (id: number, change: MediaChange) =>
  requestJson<Media>('PUT', `/api/media/${id}`, change);

export const restoreMedia = (id: number) => requestJson<Media>('POST', `/api/media/${id}/restore`);

/** Makes several calls when there are more than `mostDeleted`. @param onDeleted called after each of them */
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

/** Of the library and of each picture, with where it is used; resolves when what is in view has been read anew. */
export const refreshLibrary = (queries: QueryClient) =>
  Promise.all(libraryKeys.map((queryKey) => queries.invalidateQueries({ queryKey })));

/** A reading that is still under way knows nothing of what has just been added, and would not be made again. */
export async function rereadLibrary(queries: QueryClient): Promise<void> {
  await Promise.all(libraryKeys.map((queryKey) => queries.cancelQueries({ queryKey })));
  await refreshLibrary(queries);
}

const libraryKeys = [mediaQuery.queryKey, [picturesAt]];

export function showChangedMedia(queries: QueryClient, changed: Media): void {
  queries.setQueryData(mediaQuery.queryKey, (library) =>
    library?.map((media) => (media.id === changed.id ? { ...media, ...changed } : media)),
  );
  queries.setQueriesData<Media | null>({ queryKey: [picturesAt] }, (media) =>
    media?.id === changed.id ? { ...media, ...changed } : media,
  );
}

export function showNewMedia(queries: QueryClient, { isDuplicate: _, ...media }: UploadedMedia): void {
  queries.setQueryData(
    mediaQuery.queryKey,
    (library) => library && [media, ...library.filter(({ id }) => id !== media.id)],
  );
  queries.setQueryData(pictureAtQuery(media.url).queryKey, (known) => ({ ...known, ...media }));
}
