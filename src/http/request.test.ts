import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';
import { getJson, HttpError } from './request.ts';

afterEach(() => vi.unstubAllGlobals());

const answer = (body: string | null, init: ResponseInit) =>
  vi.stubGlobal('fetch', async () => new Response(body, init));

test('a failure reads as status, colon, body', async () => {
  answer('bozuk', { status: 500 });
  await expect(getJson('/api/news')).rejects.toThrow(new HttpError(500, 'bozuk'));
});

test('an empty failure reads as status, colon, status text', async () => {
  answer(null, { status: 502, statusText: 'Bad Gateway' });
  await expect(getJson('/api/news')).rejects.toThrow('502: Bad Gateway');
});

test('a page in place of the answer, as a proxy sends it without a server, is not read out', async () => {
  const headers = { 'content-type': 'text/html; charset=utf-8' };
  answer('<!DOCTYPE html>', { status: 503, statusText: 'Service Unavailable', headers });
  await expect(getJson('/api/news')).rejects.toThrow('503: Service Unavailable');
});

test("the server's own sentence is kept apart for the toast", async () => {
  answer(JSON.stringify({ message: 'Başlık gereklidir', fields: { title: 'Başlık gereklidir' } }), {
    status: 400,
  });
  const error = await getJson('/api/news').catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ serverMessage: 'Başlık gereklidir', fields: { title: 'Başlık gereklidir' } });
});

test('queries are fresh 5 minutes, kept 10, retried twice, never for 401 or 404; mutations never', () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions();
  const retry = queries?.retry as (failures: number, error: Error) => boolean;
  expect(queries).toMatchObject({ staleTime: 300_000, refetchOnWindowFocus: false });
  expect([
    retry(0, new Error('500: x')),
    retry(1, new Error('500: x')),
    retry(2, new Error('500: x')),
  ]).toEqual([true, true, false]);
  expect(retry(0, new Error('404: yok')) || retry(0, new Error('401: yok'))).toBe(false);
  expect(mutations?.retry).toBe(false);
});
