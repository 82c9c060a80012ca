import { type FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createQueryClient } from '#/http/query-client.ts';
import { firstMediaChoice } from '#/media/list-choice.ts';
import { mediaChoicesQuery, mediaListQuery, uploadPicture } from '#/media/queries.ts';
import { deleteNews, newsListQuery, publishedNewsQuery } from '#/news/queries.ts';
import { operationChoicesQuery } from '#/operations/queries.ts';
import { serverMessage } from '#/panel/failure.tsx';
import { firstPhotoChoice } from '#/photos/list-choice.ts';
import { photoChoicesQuery, photoListQuery } from '#/photos/queries.ts';
import { signIn } from '#/staff/admin/run-sign-in-form.ts';
import { signedInQuery, signOut } from '#/staff/queries.ts';

/** What becomes of an answer that is not a success and how long the check of the session is kept. */

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Every call is answered with this; gives the number of calls. */
function answer(body: string, init: ResponseInit) {
  const fetch = vi.fn(async () => new Response(body, init));
  vi.stubGlobal('fetch', fetch);
  return () => fetch.mock.calls.length;
}

describe('any non-success HTTP response becomes an error', () => {
  const calls = [
    () => deleteNews(1),
    () => signIn({ username: 'a', password: 'b' }),
    () => signOut(),
    () => uploadPicture(new File(['x'], 'a.jpg')),
  ];

  test('whose message is the status code, a colon and space, then the response body text', async () => {
    for (const call of calls) {
      for (const [status, body] of [
        [500, 'bozuk'],
        [404, '{"message":"Haber bulunamadı"}'],
        [302, 'başka yerde'],
      ] as const) {
        answer(body, { status });
        await expect(call()).rejects.toMatchObject({ message: `${status}: ${body}` });
      }
    }
  });

  test('or the status text if the body is empty', async () => {
    for (const call of calls) {
      answer('', { status: 502, statusText: 'Bad Gateway' });
      await expect(call()).rejects.toMatchObject({ message: '502: Bad Gateway' });
    }
  });
});

test("a toast says the server's message, else the sentence of the catalogue", async () => {
  const said = async (body: string) => {
    answer(body, { status: 500 });
    return serverMessage(await deleteNews(1).catch((error: unknown) => error), 'Silme işlemi başarısız');
  };
  expect(await said('{"message":"Haber başkası tarafından silinmiş."}')).toBe(
    'Haber başkası tarafından silinmiş.',
  );
  for (const wordless of ['', 'bozuk', '{}', '{"message":""}', '[]', 'null'])
    expect(await said(wordless)).toBe('Silme işlemi başarısız');
  expect(serverMessage(new TypeError('Failed to fetch'), 'Silme işlemi başarısız')).toBe(
    'Silme işlemi başarısız',
  );
});

test.each([
  ['Failed to fetch news', publishedNewsQuery],
  ['Failed to fetch news', newsListQuery({ search: '', filter: 'all', order: 'newest' })],
  ['Failed to fetch operations', operationChoicesQuery],
  ['Failed to fetch photos', photoListQuery(firstPhotoChoice)],
  ['Failed to fetch photos', photoChoicesQuery],
  ['Failed to fetch media files', mediaListQuery(firstMediaChoice)],
  ['Failed to fetch media files', mediaChoicesQuery],
])('list fetch failure: %s', async (message, query) => {
  answer('{"message":"x"}', { status: 500 });
  const options = { ...(query as FetchQueryOptions), retry: false };
  await expect(new QueryClient().fetchQuery(options)).rejects.toThrow(new Error(message));
});

describe('admin auth check', () => {
  test("a non-401 failure is 'Auth check failed'", async () => {
    for (const status of [400, 403, 404, 429, 500, 503]) {
      answer('', { status });
      await expect(createQueryClient().fetchQuery(signedInQuery)).rejects.toThrow(
        new Error('Auth check failed'),
      );
    }
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(createQueryClient().fetchQuery(signedInQuery)).rejects.toThrow(
      new Error('Auth check failed'),
    );
  });

  test('no retry', async () => {
    const calls = answer('', { status: 500 });
    await createQueryClient()
      .fetchQuery(signedInQuery)
      .catch(() => undefined);
    expect(calls()).toBe(1);
  });

  test('cached 5 minutes', async () => {
    vi.useFakeTimers();
    const calls = answer('{"username":"mert","role":"media"}', { status: 200 });
    const queries = createQueryClient();
    const check = () => queries.fetchQuery(signedInQuery);
    await check();
    vi.advanceTimersByTime(5 * 60_000 - 1);
    await check();
    expect(calls()).toBe(1);
    vi.advanceTimersByTime(1);
    await check();
    expect(calls()).toBe(2);
  });

  test('kept 10 minutes', async () => {
    vi.useFakeTimers();
    answer('{"username":"mert","role":"media"}', { status: 200 });
    const queries = createQueryClient();
    await queries.fetchQuery(signedInQuery);
    const kept = () => queries.getQueryData(signedInQuery.queryKey);
    vi.advanceTimersByTime(10 * 60_000 - 1);
    expect(kept()).toEqual({ username: 'mert', role: 'media' });
    vi.advanceTimersByTime(1);
    expect(kept()).toBeUndefined();
  });
});
