import { expect, test } from 'vitest';
import { shareTestApp } from '../../tests/support/shared-app.ts';

const app = shareTestApp();

const ask = async (method: string, path: string) => {
  const { status, headers } = await app().visitor().send(path, { method });
  return [method, path, status, headers.get('allow')];
};

test.each([
  ['POST', '/about', 'GET, HEAD'],
  ['PUT', '/', 'GET, HEAD'],
  ['DELETE', '/feed.xml', 'GET, HEAD'],
  ['PROPFIND', '/healthz', 'GET, HEAD'],
  ['POST', '/media/a.webp', 'GET, HEAD'],
  ['PUT', '/admin-login', 'GET, HEAD, POST'],
  ['PATCH', '/api/news', 'GET, HEAD, POST'],
  ['PATCH', '/api/news/1', 'DELETE, GET, HEAD, PUT'],
  ['GET', '/api/admin/login', 'POST'],
])('%s of %s is answered with what may be done there', async (method, path, allow) => {
  expect(await ask(method, path)).toEqual([method, path, 405, allow]);
});

test('where nothing is, no method is offered', async () => {
  for (const [path, status] of [
    ['/yok', 404],
    ['/api/yok', 401],
  ] as const)
    expect(await ask('POST', path)).toEqual(['POST', path, status, null]);
  const signedIn = await app().signedIn('ayse');
  expect((await signedIn.send('/api/yok', { method: 'PATCH' })).status).toBe(404);
  expect((await signedIn.delete('/api/news/999')).status).toBe(404);
});
