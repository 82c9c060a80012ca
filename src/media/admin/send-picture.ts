import { HttpError } from '#/http/request.ts';
import type { Upload, UploadedMedia } from '../schema.ts';

/**
 * XMLHttpRequest, because `fetch` cannot say how much of a body has been sent.
 * @throws {HttpError} for every answer outside 2xx; a broken or cancelled call rejects with another error
 */
export function sendPicture(
  file: File,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (percent: number) => void },
): Promise<UploadedMedia> {
  const { promise, resolve, reject } = Promise.withResolvers<UploadedMedia>();
  const call = new XMLHttpRequest();
  call.upload.onprogress = ({ loaded, total }) => onProgress(Math.floor((loaded / total) * 100));
  call.onload = () => {
    const { status, responseText, statusText } = call;
    if (status < 200 || status > 299) return reject(new HttpError(status, responseText || statusText));
    try {
      const [uploaded] = (JSON.parse(responseText) as Upload).files;
      if (uploaded) resolve(uploaded);
      else reject(new Error('The answer names no picture.'));
    } catch (error) {
      reject(error);
    }
  };
  call.onerror = () => reject(new Error('The connection broke.'));
  call.onabort = () => reject(new Error('The upload was cancelled.'));
  signal.addEventListener('abort', () => call.abort());

  const form = new FormData();
  form.append('images', file);
  call.open('POST', '/api/media/upload');
  call.send(form);
  return promise;
}
