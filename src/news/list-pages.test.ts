import { expect, test } from 'vitest';
import { openTestApp } from '../../tests/support/app.ts';
import { describeEachDatabase } from '../../tests/support/databases.ts';
import { newsPerPage } from './news-list-page.tsx';
import { newsListAddress, readNewsListQuery } from './news-list-query.ts';
import { importNews } from './store.server.ts';

const article = {
  ...{ title: 'Arama', excerpt: 'Özet.', content: 'Metin.', published: true },
  createdAt: '2026-01-01T00:00:00Z',
};

describeEachDatabase('pages of the news', (fresh) => {
  test('beyond the last lead to the last one, of one category too', async () => {
    const app = await openTestApp(await fresh());
    const many = Array.from({ length: newsPerPage + 1 }, () => ({ ...article, category: 'Duyuru' as const }));
    const few = Array.from({ length: newsPerPage - 1 }, () => ({ ...article, category: 'Eğitim' as const }));
    const { db } = app.parts.database;
    await db.transaction().execute((tx) => importNews(tx, [...many, ...few]));
    await app.parts.contentWatch.look();
    const placeOf = async (path: string) => {
      const answer = await app.visitor().get(path);
      return [answer.status, answer.headers.get('location')];
    };
    expect(await placeOf('/news?category=Duyuru&page=2')).toEqual([200, null]);
    expect(await placeOf('/news?category=Duyuru&page=3')).toEqual([302, '/news?category=Duyuru&page=2']);
    expect(await placeOf('/news?category=E%C4%9Fitim&page=2')).toEqual([302, '/news?category=E%C4%9Fitim']);
    expect(await placeOf('/news?category=Operasyon&page=2')).toEqual([302, '/news?category=Operasyon']);
    expect(await placeOf('/news?page=2')).toEqual([200, null]);
    expect(await placeOf('/news?page=500')).toEqual([302, '/news?page=2']);
  });
});

test.each([
  ['', { category: null, page: 1 }],
  ['category=Duyuru&page=2', { category: 'Duyuru', page: 2 }],
  ['page=500', { category: null, page: 500 }],
  ['page=501', { category: null, page: 1 }],
  ['page=0', { category: null, page: 1 }],
  ['page=-2', { category: null, page: 1 }],
  ['page=1.5', { category: null, page: 1 }],
  ['page=iki&category=Spor', { category: null, page: 1 }],
])('what the list cannot show is as if it were not asked for: ?%s', (search, query) => {
  expect(readNewsListQuery(new URLSearchParams(search))).toEqual(query);
});

test('the address of a list names only what differs from the first page of all', () => {
  expect(newsListAddress({ category: null })).toBe('/news');
  expect(newsListAddress({ category: null, page: 1 })).toBe('/news');
  expect(newsListAddress({ category: 'Duyuru' })).toBe('/news?category=Duyuru');
  expect(newsListAddress({ category: 'Duyuru', page: 2 })).toBe('/news?category=Duyuru&page=2');
});
