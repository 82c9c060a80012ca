import { type FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { firstMediaChoice } from '#/media/list-choice.ts';
import {
  deleteMedia,
  fetchPictureFrom,
  mediaChoicesQuery,
  mediaListQuery,
  uploadPicture,
} from '#/media/queries.ts';
import { deleteNews, newsListQuery, publishedNewsQuery, saveNews } from '#/news/queries.ts';
import {
  deleteOperation,
  operationChoicesQuery,
  operationListQuery,
  saveOperation,
} from '#/operations/queries.ts';
import { firstPhotoChoice } from '#/photos/list-choice.ts';
import { deletePhoto, photoChoicesQuery, photoListQuery, savePhoto } from '#/photos/queries.ts';
import { signIn } from '#/staff/admin/run-sign-in-form.ts';
import { changePassword, signedInQuery, signOut } from '#/staff/queries.ts';

/** What the browser sends for each call, down to credentials and content type. */

interface Sent {
  method: string;
  path: string;
  credentials?: RequestCredentials;
  contentType: string | null;
  body: unknown;
}

let sent: Sent[] = [];

beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const { method = 'GET', credentials, body } = init;
    const contentType = new Headers(init.headers).get('content-type');
    sent.push({ method, path, credentials, contentType, body: readBody(body) });
    return Response.json({ files: [{ url: '/media/a.jpg' }] });
  });
});

afterEach(() => vi.unstubAllGlobals());

const readBody = (body: unknown) => (typeof body === 'string' ? JSON.parse(body) : body);
const isJson = 'application/json';

const news = {
  title: 'Başlık',
  excerpt: 'Özet',
  content: 'İçerik',
  category: 'Duyuru',
  imageUrl: '/media/kapak.jpg',
  images: ['/media/bir.jpg', '/media/iki.jpg'],
  published: true,
} as const;
const operation = {
  title: 'Arama',
  description: 'İki dağcı arandı.',
  location: 'Iğdır',
  date: '2026-02-28',
  status: 'active',
  rescuedCount: 2,
  volunteerCount: 14,
  imageUrl: '/media/cig.jpg',
} as const;
const photo = { title: 'Gece', imageUrl: '/media/gece.jpg', category: 'genel', description: '' };
const over = { over: { id: 7 } };
const password = { currentPassword: 'eski', newPassword: 'Kar-Altında-4' };
const credentials = { username: 'mert', password: 'Kar-Izi-2044' };

describe('default reads are GET to the first element of the query key, with credentials and no content type', () => {
  test.each([
    ['/api/news', publishedNewsQuery],
    ['/api/admin/operations/choices', operationChoicesQuery],
    ['/api/admin/photos/choices', photoChoicesQuery],
    ['/api/media/choices', mediaChoicesQuery],
    ['/api/admin/auth', signedInQuery],
  ])('GET %s', async (path, query) => {
    expect(query.queryKey[0]).toBe(path);
    await new QueryClient().fetchQuery(query as FetchQueryOptions);
    expect(sent).toEqual([
      { method: 'GET', path, credentials: 'include', contentType: null, body: undefined },
    ]);
  });
});

describe('the panel reads a page at a time, with credentials and no content type', () => {
  const choice = { search: 'çığ', order: 'title' } as const;
  test.each([
    [
      'news',
      'mine',
      () => new QueryClient().fetchInfiniteQuery(newsListQuery({ ...choice, filter: 'mine' })),
    ],
    [
      'operations',
      'held',
      () => new QueryClient().fetchInfiniteQuery(operationListQuery({ ...choice, filter: 'held' })),
    ],
  ] as const)('%s', async (kind, filter, read) => {
    await read();
    const path = `/api/admin/${kind}/list?search=%C3%A7%C4%B1%C4%9F&order=title&filter=${filter}&page=1`;
    expect(sent).toEqual([
      { method: 'GET', path, credentials: 'include', contentType: null, body: undefined },
    ]);
  });

  test('media', async () => {
    const narrowed = { ...firstMediaChoice, search: 'çığ', operation: '7', month: '2026-11' };
    await new QueryClient().fetchInfiniteQuery(mediaListQuery(narrowed));
    const path =
      '/api/media/list?search=%C3%A7%C4%B1%C4%9F&filter=all&order=newest&operation=7&month=2026-11&page=1';
    expect(sent).toEqual([
      { method: 'GET', path, credentials: 'include', contentType: null, body: undefined },
    ]);
  });

  test('photos', async () => {
    const narrowed = { ...firstPhotoChoice, search: 'çığ', category: 'training', operationId: '7' };
    await new QueryClient().fetchInfiniteQuery(photoListQuery(narrowed));
    const path =
      '/api/admin/photos/list?search=%C3%A7%C4%B1%C4%9F&order=gallery&category=training&operationId=7&page=1';
    expect(sent).toEqual([
      { method: 'GET', path, credentials: 'include', contentType: null, body: undefined },
    ]);
  });
});

describe('calls with a body send it as JSON, with credentials', () => {
  test.each([
    ['POST', '/api/news', news, () => saveNews({ ...news, images: [...news.images] }, {})],
    ['PUT', '/api/news/7', news, () => saveNews({ ...news, images: [...news.images] }, over)],
    ['POST', '/api/operations', operation, () => saveOperation(operation, {})],
    ['PUT', '/api/operations/7', operation, () => saveOperation(operation, over)],
    ['POST', '/api/photos', photo, () => savePhoto(photo, {})],
    ['DELETE', '/api/media/delete', { fileIds: [3, 5] }, () => deleteMedia([3, 5])],
    ['POST', '/api/media/from-url', { url: 'https://a/b' }, () => fetchPictureFrom('https://a/b')],
    ['POST', '/api/admin/login', credentials, () => signIn(credentials)],
    ['POST', '/api/admin/change-password', password, () => changePassword(password)],
  ] as const)('%s %s', async (method, path, body, call) => {
    await call();
    expect(sent).toEqual([{ method, path, credentials: 'include', contentType: isJson, body }]);
  });
});

describe('calls without a body send credentials and no content type', () => {
  test.each([
    ['DELETE', '/api/news/7', () => deleteNews(7)],
    ['DELETE', '/api/operations/7', () => deleteOperation(7)],
    ['DELETE', '/api/photos/7', () => deletePhoto(7)],
    ['POST', '/api/admin/logout', () => signOut()],
  ] as const)('%s %s', async (method, path, call) => {
    await call();
    expect(sent).toEqual([{ method, path, credentials: 'include', contentType: null, body: undefined }]);
  });
});

test('POST /api/media/upload sends one file as the multipart field images, without a credentials option', async () => {
  const file = new File(['x'], 'arazi.jpg', { type: 'image/jpeg' });
  expect(await uploadPicture(file)).toEqual({ url: '/media/a.jpg' });
  expect(sent).toMatchObject([{ method: 'POST', path: '/api/media/upload', contentType: null }]);
  expect(sent[0]?.credentials).toBeUndefined();
  const form = sent[0]?.body as FormData;
  expect([...form.keys()]).toEqual(['images']);
  expect(form.getAll('images')).toEqual([expect.objectContaining({ name: 'arazi.jpg', type: 'image/jpeg' })]);
});

describe('what is read of an answer', () => {
  const answer = (response: Response) => vi.stubGlobal('fetch', async () => response.clone());

  test.each([
    ['login', () => signIn(credentials)],
    ['change-password', () => changePassword(password)],
  ])('%s: the body of a success is not read', async (_name, call) => {
    for (const body of ['', 'tamam', '{"message":"x"}']) {
      answer(new Response(body));
      await expect(call()).resolves.toBeUndefined();
    }
  });

  test('logout: response JSON read, ok needed', async () => {
    answer(Response.json({ message: 'x' }));
    await expect(signOut()).resolves.toEqual({ message: 'x' });
    answer(new Response('tamam'));
    await expect(signOut()).rejects.toThrow();
    answer(Response.json({ message: 'x' }, { status: 500 }));
    await expect(signOut()).rejects.toThrow('500');
  });

  test('auth: admin user on success, null on 401, error otherwise', async () => {
    const check = () => new QueryClient().fetchQuery(signedInQuery);
    answer(Response.json({ username: 'mert', role: 'media' }));
    expect(await check()).toEqual({ username: 'mert', role: 'media' });
    answer(new Response('', { status: 401 }));
    expect(await check()).toBeNull();
    for (const status of [400, 403, 404, 500, 503]) {
      answer(Response.json({ message: 'x' }, { status }));
      await expect(check()).rejects.toThrow('Auth check failed');
    }
  });

  test('a 401 gives null only where that is configured; a list then is an error', async () => {
    answer(new Response('', { status: 401, statusText: 'Unauthorized' }));
    await expect(new QueryClient().fetchQuery(signedInQuery)).resolves.toBeNull();
    const choice = { search: '', filter: 'all', order: 'newest' } as const;
    const news = { ...newsListQuery(choice), retry: false };
    await expect(new QueryClient().fetchInfiniteQuery(news)).rejects.toThrow('401: Unauthorized');
    await expect(new QueryClient().fetchQuery({ ...mediaChoicesQuery, retry: false })).rejects.toThrow(
      '401: Unauthorized',
    );
  });

  test('an upload without a file in its answer is a failure', async () => {
    answer(Response.json({ files: [] }));
    await expect(uploadPicture(new File(['x'], 'a.jpg'))).rejects.toThrow();
  });
});
