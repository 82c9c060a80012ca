import { expect, test } from 'vitest';
import { previewPaths } from '#/http/panel-paths.ts';
import { openTestApp, type TestApp } from '../../tests/support/app.ts';
import { describeEachDatabase } from '../../tests/support/databases.ts';
import { staffCalls } from '../../tests/support/doors.ts';
import type { Visitor } from '../../tests/support/visitor.ts';

/** What somebody may type into an address, as it stands there. */
const oddValues = [
  ...['%00', '1%00', '%0d%0a', '%1f', '%7F', '%2500', '%', '%zz', '%ff', '%ff%00', '%ED%A0%80'],
  ...['0', '-1', '1.5', '2147483648', '9'.repeat(30), "1'--", '%F0%9F%9A%92'],
  ...['__proto__', '..%2f..', 'a'.repeat(5000)],
];

/** Hundreds of requests, on a machine that may be busy. */
const patience = 60_000;

const queryNames = ['action', 'username', 'from', 'to', 'before', 'category', 'operationId', 'page', '%00'];

const open = [
  { method: 'GET', path: '/api/news' },
  { method: 'GET', path: '/api/news/:id' },
  { method: 'GET', path: '/api/operations' },
  { method: 'GET', path: '/api/photos' },
];

/** `:id` stands for each place in an address where something may be typed. */
const callsOf = (app: TestApp) =>
  [...staffCalls(app), ...open]
    .filter(({ path }) => path !== '/api/media/upload')
    .map(({ method, path }) => ({ method, path: path.replaceAll(/:\w+/g, ':id') }));

/** The addresses that have an odd value in one of their places, and in all of them. */
function oddPaths(path: string, odd: string): string[] {
  const places = path.split(':id').length - 1;
  if (places === 0) return [];
  const fill = (isOdd: (place: number) => boolean) => {
    let place = 0;
    return path.replaceAll(':id', () => (isOdd(place++) ? odd : '1'));
  };
  return [
    fill(() => true),
    ...Array.from({ length: places - 1 }, (_, one) => fill((place) => place === one)),
  ];
}

/** One name at a time where the query is read, or the first refusal would hide the others; elsewhere all at once. */
function oddSearches(path: string, odd: string): string[] {
  const pairs = queryNames.map((name) => `${name}=${odd}`);
  return /audit|photos$/.test(path) ? pairs : [pairs.join('&')];
}

const call = (visitor: Visitor, method: string, path: string) =>
  visitor.send(path, {
    method,
    ...(method !== 'GET' && { headers: { 'content-type': 'application/json' }, body: '{}' }),
  });

describeEachDatabase('an address with odd characters or numbers', (fresh) => {
  test(
    'in the path of a call is an address that is not there',
    async () => {
      const app = await openTestApp(await fresh());
      const ayse = await app.signedIn('ayse');
      for (const { method, path } of callsOf(app)) {
        for (const odd of oddValues) {
          for (const address of oddPaths(path, odd)) {
            const answer = await call(ayse, method, address);
            expect([method, address, answer.status]).toEqual([method, address, expect.toSatisfy(isRefused)]);
            expect((await answer.json()).message).toMatch(/[a-zçğıöşü]{3}/i);
          }
        }
      }
    },
    patience,
  );

  test(
    'in the query of a call finds nothing, or is refused',
    async () => {
      const app = await openTestApp(await fresh());
      const ayse = await app.signedIn('ayse');
      for (const { path } of callsOf(app).filter(
        ({ method, path }) => method === 'GET' && !path.includes(':id'),
      )) {
        for (const odd of oddValues) {
          for (const search of oddSearches(path, odd)) {
            const address = `${path}?${search}`;
            const answer = await ayse.get(address);
            // the export is read from the database while it is sent
            await answer.text();
            expect([address, answer.status]).toEqual([address, expect.toSatisfy(isBelow500)]);
          }
        }
      }
    },
    patience,
  );

  test(
    'is a page that is not there',
    async () => {
      const app = await openTestApp(await fresh());
      const ayse = await app.signedIn('ayse');
      const statusOf = async (path: string) => (await ayse.get(path)).status;
      for (const odd of oddValues) {
        for (const path of [`/${odd}`, `/news/${odd}`, `/media/${odd}`, `/assets/${odd}`, preview(odd)]) {
          expect([path, await statusOf(path)]).toEqual([path, expect.toSatisfy(isBelow500)]);
        }
        for (const search of [`page=${odd}`, `category=${odd}`, odd])
          for (const path of ['/news', '/operation-photos', '/feed.xml'])
            expect([path, search, await statusOf(`${path}?${search}`)]).toEqual([
              path,
              search,
              expect.toSatisfy(isShown),
            ]);
      }
    },
    patience,
  );
});

const preview = (id: string) => previewPaths.news(':id').replace(':id', id);
const isRefused = (status: number) => status >= 400 && status < 500;
/** The page itself, or the way to it. */
const isShown = (status: number) => status === 200 || status === 302;
const isBelow500 = (status: number) => status < 500;
