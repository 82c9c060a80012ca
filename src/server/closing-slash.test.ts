import { expect, test } from 'vitest';
import { openTestApp } from '../../tests/support/app.ts';
import { freshDatabase } from '../../tests/support/databases.ts';

test('an address of a page with a slash behind it leads to that page, and to no other site', async () => {
  const visitor = (await openTestApp(await freshDatabase())).visitor();
  for (const [typed, page] of [
    ['/donate/', '/donate'],
    ['/en/', '/en'],
    ['/activities/tae/', '/activities/tae'],
    ['/news/?category=Duyuru', '/news?category=Duyuru'],
    ['/news/16/', '/news/16'],
    ['/search/?q=deprem', '/search?q=deprem'],
    ['/admin/', '/admin'],
    ['/admin-login/', '/admin-login'],
  ] as const) {
    const answer = await visitor.get(typed);
    expect([typed, answer.status, answer.headers.get('location')]).toEqual([typed, 301, page]);
  }
  for (const nothing of ['/no-such-page/', '//example.org/', '/donate//'])
    expect([nothing, (await visitor.get(nothing)).status]).toEqual([nothing, 404]);
});
