import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { StaffEnv } from '#/staff/cookies.server.ts';
import { cachedCall } from '#/staff/door.server.ts';
import { freshDatabase } from '../../tests/support/databases.ts';
import { readAccess } from './access.ts';
import { cachePublicAnswers } from './api.ts';
import { PageCache } from './cache/page-cache.ts';
import { readConfig } from './config.ts';

const years = z.object({ year: z.coerce.number().int().optional(), place: z.string().optional() });
const heard = z.looseObject({});

/** A call that repeats what it heard, behind the cache of the real server. */
async function open({ mayKeep = () => true }: { mayKeep?: (query: z.output<typeof years>) => boolean } = {}) {
  let made = 0;
  const calls = new Hono<StaffEnv>().get(
    '/years/:id',
    cachedCall({ query: years, mayKeep, gives: heard, kept: 'recent' }, ({ db: _db, ...asked }) => {
      made += 1;
      return asked;
    }),
  );
  const cache = new PageCache();
  const parts = { pageCache: cache, database: await freshDatabase(), config: readConfig({}) };
  const app = new Hono<StaffEnv>()
    .use(cachePublicAnswers(readAccess(calls), parts))
    .onError((error, c) => c.text(error.message, 400))
    .route('/', calls);
  const ask = async (address: string) => {
    const answer = await app.request(address, { headers: { cookie: 'session=1' } });
    return answer.status === 200 ? await answer.json() : answer.status;
  };
  return { ask, cache, countMade: () => made };
}

test('a cached call gives each asker the answer to the query that it declares', async () => {
  const { ask, countMade } = await open();
  for (const _time of ['made', 'kept']) {
    expect(await ask('/years/1')).toEqual({ query: {}, params: { id: '1' } });
    expect(await ask('/years/2')).toEqual({ query: {}, params: { id: '2' } });
    expect(await ask('/years/1?year=1999')).toEqual({ query: { year: 1999 }, params: { id: '1' } });
    expect(await ask('/years/1?year=2023')).toEqual({ query: { year: 2023 }, params: { id: '1' } });
    expect(await ask('/years/1?place=Van')).toEqual({ query: { place: 'Van' }, params: { id: '1' } });
  }
  expect(countMade()).toBe(5);
});

test('what a cached call does not declare its handler cannot read, and makes no other answer', async () => {
  const { ask, cache, countMade } = await open();
  const plain = await ask('/years/1');
  expect(await ask('/years/1?month=5')).toEqual(plain);
  expect(Object.keys(plain)).toEqual(['query', 'params']);
  const ofYear = await ask('/years/1?year=1999');
  for (const same of ['year=1999&month=5', 'month=5&year=01999', 'year=1999&year=2023'])
    expect(await ask(`/years/1?${same}`)).toEqual(ofYear);
  expect(countMade()).toBe(2);
  expect(cache.listKeys()).toHaveLength(2);
});

test('what a cached call may not keep is made for each who asks, and a query that breaks its schema is refused', async () => {
  const { ask, cache, countMade } = await open({ mayKeep: ({ place }) => place === undefined });
  for (const place of ['Van', 'Van', 'Bitlis'])
    expect(await ask(`/years/1?place=${place}`)).toMatchObject({ query: { place } });
  expect(countMade()).toBe(3);
  expect(await ask('/years/1?year=once')).toBe(400);
  expect(cache.listKeys()).toEqual([]);
  expect(await ask('/years/1?year=1999')).toMatchObject({ query: { year: 1999 } });
  expect(cache.listKeys()).toHaveLength(1);
});
