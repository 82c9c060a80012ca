import { expect, test } from 'vitest';
import { openTestApp } from '../../../tests/support/app.ts';
import { freshDatabase } from '../../../tests/support/databases.ts';

test('a CDN asks for a page each second, and answers alone for a day while nobody else does; browsers ask each time', async () => {
  const app = await openTestApp(await freshDatabase(), { siteUrl: 'https://example.org' });
  const lifetimes = async (path: string) => {
    const { headers } = await app.visitor().get(path, { 'cdn-loop': 'cdn.example' });
    return [headers.get('cache-control'), headers.get('cdn-cache-control')];
  };
  for (const path of ['/', '/donate', '/operations?type=Deprem'])
    expect([path, ...(await lifetimes(path))]).toEqual([
      ...[path, 'no-cache', 'max-age=1, stale-while-revalidate=5, stale-if-error=86400'],
    ]);
  const browser = await app.visitor().get('/donate');
  expect([browser.headers.get('cache-control'), browser.headers.get('cdn-cache-control')]).toEqual([
    ...['no-cache', null],
  ]);
  // made-up addresses are not worth keeping, and what staff see is theirs
  expect(await lifetimes('/yok')).toEqual(['no-cache', null]);
  expect(await lifetimes('/admin-login')).toEqual(['no-store', null]);
});
