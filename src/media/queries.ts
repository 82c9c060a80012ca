import { queryOptions } from '@tanstack/react-query';
import { fetchList } from '#/http/fetch-list.ts';
import { readJson, requestJson } from '#/http/request.ts';
import { mediaText as text } from '#/i18n/tr/media.ts';
import { type Media, mostDeleted, type Upload } from './schema.ts';

/** The library, newest first: only for the panel. */
export const mediaQuery = queryOptions({
  queryKey: ['/api/media'],
  queryFn: () => fetchList<Media>('/api/media', text.fetchFailed),
});

/** Uploads one picture as the form field `images`; the answer's `files[0].url` is its address. */
export async function uploadPicture(file: File): Promise<Media> {
  const form = new FormData();
  form.append('images', file);
  const { files } = await readJson<Upload>(await fetch('/api/media/upload', { method: 'POST', body: form }));
  const [uploaded] = files;
  if (!uploaded) throw new Error(text.pictureNotUploaded);
  return uploaded;
}

/** More pictures than one call may name are deleted in several, one after the other. */
export async function deleteMedia(ids: readonly number[]): Promise<void> {
  for (let start = 0; start < ids.length; start += mostDeleted) {
    const fileIds = ids.slice(start, start + mostDeleted);
    await requestJson<void>('DELETE', '/api/media/delete', { fileIds });
  }
}
