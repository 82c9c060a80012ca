import { afterEach, expect, test, vi } from 'vitest';
import { setRequestIdentity } from '#/http/signed-in-as.ts';
import { uploadPicture } from '../queries.ts';
import { firstPart, sendInParts } from './send-picture.ts';

afterEach(() => {
  setRequestIdentity(undefined);
  vi.unstubAllGlobals();
});

test('a picture is sent as whom the page shows, whole and in each of its parts', async () => {
  const size = firstPart + 1;
  const sent: [string, string | null][] = [];
  vi.stubGlobal('fetch', async (path: string, { headers, method = 'GET' }: RequestInit) => {
    sent.push([`${method} ${path}`, new Headers(headers).get('signed-in-as')]);
    const { length } = sent.filter(([call]) => call.startsWith('PATCH'));
    return Response.json({ id: 'a', received: length > 1 ? size : length * firstPart, files: [{}] });
  });
  setRequestIdentity('7');
  const file = new File([new Uint8Array(size)], 'arazi.jpg', { type: 'image/jpeg' });
  await uploadPicture(file);
  const { signal } = new AbortController();
  await sendInParts(file, { begun: {}, signal, onProgress: () => {} });
  expect(sent).toEqual([
    ['POST /api/media/upload', '7'],
    ['POST /api/media/uploads', '7'],
    ['PATCH /api/media/uploads/a', '7'],
    ['PATCH /api/media/uploads/a', '7'],
    ['POST /api/media/uploads/a/finish', '7'],
  ]);
});
