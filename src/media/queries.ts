import { type Query, type QueryClient, queryOptions } from '@tanstack/react-query';
import { minute } from '#/format/durations.ts';
import { anySignal } from '#/http/any-signal.ts';
import { fetchList, fetchOrSay, freshListQuery, listQuery } from '#/http/fetch-list.ts';
import { readJson, requestJson } from '#/http/request.ts';
import { personHeaders } from '#/http/signed-in-as.ts';
import { mediaText as text } from '#/i18n/tr/media.ts';
import { mediaDetailsText as details } from '#/i18n/tr/media-details.ts';
import { pagedQuery } from '#/panel/list/paged-query.ts';
import { showAddedInPages, showChangedInPages } from '#/panel/read-again.ts';
import type {
  Media,
  MediaChoices,
  PictureUse,
  Upload,
  UploadedMedia,
  WaitingPicture,
} from './answers.server.ts';
import { mostDeleted } from './limits.ts';
import { firstMediaChoice, type MediaListChoice } from './list-choice.ts';
import { pictureAtQuery, picturesAt } from './pictures-at.ts';
import { uploadPath } from './resumable/paths.ts';
import type { BinnedMedia, Cut, MediaChange } from './schema.ts';

const mediaList = '/api/media/list';
const mediaChoices = '/api/media/choices';
const waitingPictures = '/api/media/waiting';

export const mediaListQuery = (choice: MediaListChoice) =>
  pagedQuery<Media>(mediaList, { choice, failed: text.fetchFailed });

/** Ids of all that is found, however many pages it would take. */
export const fetchFoundIds = (choice: MediaListChoice) =>
  fetchList<number>(`/api/media/found?${new URLSearchParams({ ...choice })}`, text.fetchFailed);

export const mediaChoicesQuery = queryOptions({
  queryKey: [mediaChoices],
  queryFn: () => fetchOrSay<MediaChoices>(mediaChoices, text.fetchFailed),
});

export const pictureUsesQuery = (id: number) =>
  freshListQuery<PictureUse>(`/api/media/${id}/uses`, details.usesFetchFailed);

export const mediaBinQuery = freshListQuery<BinnedMedia>('/api/media/bin', details.binFetchFailed);

/** Milliseconds, the same as the server's limit. */
const longestUpload = 30 * minute;

/** Uploads a picture in a single call, from its beginning: for small files, and where parts of a file find no way. */
export async function uploadPicture(
  file: File,
  { signal }: { signal?: AbortSignal } = {},
): Promise<UploadedMedia> {
  const limit = AbortSignal.timeout(longestUpload);
  const form = new FormData();
  form.append('images', file);
  const { files } = await readJson<Upload>(
    await fetch(uploadPath, {
      method: 'POST',
      headers: personHeaders(),
      body: form,
      signal: signal ? anySignal([signal, limit]) : limit,
    }),
  );
  return takeFirst(files);
}

/** Lets the server fetch a picture. @returns one that is waited for when it could not be fetched now */
export async function fetchPictureFrom(url: string): Promise<UploadedMedia | WaitingPicture> {
  const { files, waiting } = await requestJson<Upload>('POST', '/api/media/from-url', { url });
  return waiting ?? takeFirst(files);
}

/** Makes a new picture of one that stays. */
export const cutMedia = async (id: number, cut: Cut): Promise<UploadedMedia> =>
  takeFirst((await requestJson<Upload>('POST', `/api/media/${id}/cut`, cut)).files);

function takeFirst([first]: UploadedMedia[]): UploadedMedia {
  if (!first) throw new Error(text.pictureNotUploaded);
  return first;
}

export const waitingPicturesQuery = listQuery<WaitingPicture>(waitingPictures, text.fetchFailed);

export const forgetWaiting = (address: string) => requestJson<void>('DELETE', waitingPictures, { address });

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

export function showChangedMedia(queries: QueryClient, changed: Media): void {
  showChangedInPages(queries, { path: mediaList, changed });
  queries.setQueriesData<Media | null>({ queryKey: [picturesAt] }, (media) =>
    media?.id === changed.id ? { ...media, ...changed } : media,
  );
}

export function showNewMedia(queries: QueryClient, { isDuplicate: _, ...media }: UploadedMedia): void {
  for (const filter of ['all', 'offered'] as const) {
    const { queryKey } = mediaListQuery({ ...firstMediaChoice, filter });
    showAddedInPages(queries, { queryKey, added: media });
  }
  queries.setQueryData(pictureAtQuery(media.url).queryKey, (known) => ({ ...known, ...media }));
}

/**
 * Reads the library again, and each picture with where it is used. A reading that is still under way knows nothing of what
 * has just been added, and would not be made again.
 */
export async function rereadLibrary(queries: QueryClient): Promise<void> {
  const ofLibrary = { predicate: ({ queryKey: [path] }: Query) => String(path).startsWith('/api/media/') };
  await queries.cancelQueries(ofLibrary);
  await queries.invalidateQueries(ofLibrary);
}
