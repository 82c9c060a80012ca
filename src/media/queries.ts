import { queryOptions } from '@tanstack/react-query';
import { getJson, HttpError, readJson } from '#/http/request.ts';
import { mediaText as text } from '#/i18n/tr/media.ts';
import type { Media, Upload } from './schema.ts';

/** The library, newest first: only for the panel. */
export const mediaQuery = queryOptions({ queryKey: ['/api/media'], queryFn: fetchMedia });

/** Uploads one picture as the form field `images`; the answer's `files[0].url` is its address. */
export async function uploadPicture(file: File): Promise<Media> {
  const form = new FormData();
  form.append('images', file);
  const { files } = await readJson<Upload>(await fetch('/api/media/upload', { method: 'POST', body: form }));
  const [uploaded] = files;
  if (!uploaded) throw new Error(text.pictureNotUploaded);
  return uploaded;
}

async function fetchMedia(): Promise<Media[]> {
  try {
    return await getJson<Media[]>('/api/media');
  } catch (error) {
    if (error instanceof HttpError && [401, 404].includes(error.status)) throw error;
    throw new Error(text.fetchFailed);
  }
}
