import { beforeEach, expect, test } from 'vitest';
import { sitePaths } from '#/http/site-paths.ts';
import { openTestApp, type TestApp } from '../../tests/support/app.ts';
import { freshDatabase } from '../../tests/support/databases.ts';
import { photographFromPhone, pictureFile } from '../../tests/support/pictures.ts';

const promised = { 'x-content-type-options': 'nosniff', 'strict-transport-security': 'max-age=31536000' };

/** Public pages go without: browsers hand on no more of an address by themselves, and take no page for a picture or a script. */
const promisedOfOthers = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
};
const publicPages = [
  'a page',
  'a page that the browser has already',
  'the page for a made-up address',
  'the page for an article that there is not',
  'a page that cannot be drawn',
];

let app: TestApp;
beforeEach(async () => {
  app = await openTestApp(await freshDatabase(), { siteUrl: 'https://dernek.example' });
});

const get = (path: string, headers: Record<string, string> = {}) => app.visitor().get(path, headers);

const answers: [what: string, status: number, ask: () => Promise<Response>][] = [
  ['a page', 200, () => get('/about')],
  ['a page that the browser has already', 304, () => getAgain('/about')],
  ['the page for a made-up address', 404, () => get('/yok')],
  ['the page for an article that there is not', 404, () => get('/news/1')],
  ['a page of a list beyond its last', 302, () => get('/news?page=9')],
  ['the panel', 200, () => get('/adminpanel')],
  ['a preview that leads to the sign-in page', 302, () => get('/adminpanel/preview/news/1')],
  ['JSON that everybody reads', 200, () => get('/api/news')],
  ['the same JSON again', 304, () => getAgain('/api/news')],
  ['JSON for staff', 200, async () => (await app.signedIn('ayse')).get('/api/admin/news')],
  ['a call without a session', 401, () => get('/api/admin/news')],
  [
    'a call that the role does not open',
    403,
    async () => (await app.signedIn('mert')).get('/api/admin/staff'),
  ],
  ['a call that there is not', 404, async () => (await app.signedIn('ayse')).get('/api/yok')],
  ['a call of another site', 403, () => post({ origin: 'https://baska.example' })],
  ['a call with the wrong kind of body', 415, () => post({ 'content-type': 'text/plain' })],
  ['a call that fails', 500, () => failingCall()],
  ['a page that cannot be drawn', 503, () => failingCall('/news/1')],
  ['a picture', 200, async () => get(await uploadedPicture())],
  ['a part of a picture', 206, async () => get(await uploadedPicture(), { range: 'bytes=0-9' })],
  ['a picture that the browser has already', 304, async () => getAgain(await uploadedPicture())],
  [
    'a part that a picture does not have',
    416,
    async () => get(await uploadedPicture(), { range: 'bytes=99999999-' }),
  ],
  ['a picture that there is not', 404, () => get('/media/yok.jpg')],
  ['the sign of life', 200, () => get('/healthz')],
  ['the readiness', 200, () => get('/readyz')],
  ['the feed', 200, () => get('/feed.xml')],
  ['the sitemap', 200, () => get('/sitemap.xml')],
];

test.for(answers)('%s carries the headers that protect browsers', async ([what, status, ask]) => {
  const answer = await ask();
  const due = publicPages.includes(what) ? promised : { ...promised, ...promisedOfOthers };
  expect([answer.status, Object.fromEntries(answer.headers)]).toEqual([status, expect.objectContaining(due)]);
});

test('the names below the site’s own are bound to https only where the operator has said so', async () => {
  const settings = { siteUrl: 'https://dernek.example', hstsSubdomains: true };
  const bound = await openTestApp(await freshDatabase(), settings);
  for (const path of [
    '/about',
    '/yok',
    '/news?page=9',
    '/adminpanel',
    '/api/news',
    '/healthz',
    '/feed.xml',
  ]) {
    const { headers } = await bound.visitor().get(path);
    const told = headers.get('strict-transport-security');
    expect([path, told]).toEqual([path, 'max-age=31536000; includeSubDomains']);
  }
});

test('without https nothing tells browsers to insist on it', async () => {
  const plain = await openTestApp(await freshDatabase(), { siteUrl: 'http://dernek.example' });
  for (const path of ['/about', '/api/news', '/healthz', '/api/admin/news']) {
    const { headers } = await plain.visitor().get(path);
    expect([path, headers.has('strict-transport-security')]).toEqual([path, false]);
  }
});

test('what is no page runs nothing in a browser and stands in no frame', async () => {
  for (const path of ['/api/news', '/api/admin/news', '/healthz', '/feed.xml', '/media/yok.jpg']) {
    const policy = (await get(path)).headers.get('content-security-policy');
    expect([path, policy]).toEqual([
      path,
      expect.stringMatching(/^(script|default)-src 'none';.* frame-ancestors 'none'/),
    ]);
  }
});

/** What is the same for everybody, for other sites to show: a fixed list. */
const readByAll = [
  '/operations.csv',
  '/operations.json',
  '/operations.atom',
  '/operations.ics',
  '/operations.csv?q=a',
  '/.well-known/bank-accounts.json',
];

test('scripts of other sites may read the files of the record and the accounts, without a cookie', async () => {
  const ayse = await app.signedIn('ayse');
  for (const path of readByAll) {
    const etag = (await get(path)).headers.get('etag') ?? '';
    for (const [visitor, headers, status] of [
      [app.visitor(), {}, 200],
      [app.visitor(), { 'if-none-match': etag }, 304],
      [ayse, { origin: 'https://baska.example' }, 200],
    ] as const) {
      const answer = await visitor.get(path, headers);
      expect([path, answer.status, Object.fromEntries(answer.headers)]).toEqual([
        path,
        status,
        expect.objectContaining({
          ...{ ...promised, 'access-control-allow-origin': '*' },
          'cross-origin-resource-policy': 'cross-origin',
        }),
      ]);
      expect(answer.headers.has('access-control-allow-credentials')).toBe(false);
    }
  }
});

test('no other answer lets a page of another site read it', async () => {
  const asked = { origin: 'https://baska.example', 'access-control-request-method': 'GET' };
  for (const method of ['GET', 'OPTIONS']) {
    for (const path of [
      ...sitePaths,
      '/yok',
      '/adminpanel',
      '/api/news',
      '/api/operations',
      '/api/admin/news',
      '/healthz',
      '/feed.xml',
      '/sitemap.xml',
      '/manifest.webmanifest',
      '/.well-known/security.txt',
    ]) {
      const { headers } = await app.visitor().send(path, { method, headers: asked });
      const shared = [...headers.keys()].filter((name) => name.startsWith('access-control-'));
      expect([method, path, shared]).toEqual([method, path, []]);
    }
  }
});

async function getAgain(path: string): Promise<Response> {
  const etag = (await get(path)).headers.get('etag') ?? '';
  return get(path, { 'if-none-match': etag });
}

const post = (headers: Record<string, string>) =>
  app.visitor().send('/api/admin/login', { method: 'POST', body: '{}', headers });

async function failingCall(path = '/api/news'): Promise<Response> {
  await app.parts.contentWatch.stop();
  await app.parts.database.close();
  return get(path);
}

async function uploadedPicture(): Promise<string> {
  const mert = await app.signedIn('mert');
  const answer = await mert.upload(pictureFile(await photographFromPhone()));
  return ((await answer.json()) as { files: { url: string }[] }).files[0]?.url ?? '';
}
