import { setImmediate } from 'node:timers/promises';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { readAgain } from './read-again.ts';

const old = { id: 7, version: 1, updatedAt: '2026-11-20T18:00:00.000Z', title: 'ilk' };
const other = { ...old, id: 8 };

test('what was saved stands in each list of pages that holds it', async () => {
  const queries = new QueryClient();
  const path = '/api/admin/news/list';
  const pagesOf = (...items: object[][]) => ({
    pages: items.map((page) => ({ total: 3, found: 3, items: page })),
    pageParams: items.map((_, index) => index + 1),
  });
  const saved = { ...old, version: 2, title: 'son' };
  const [all, drafts] = [
    [path, { filter: 'all' }],
    [path, { filter: 'draft' }],
  ];
  queries.setQueryData(all, pagesOf([other], [old]));
  queries.setQueryData(drafts, pagesOf([other]));
  await readAgain(queries, { list: path, saved: undefined });
  expect(queries.getQueryData(all)).toEqual(pagesOf([other], [old]));
  await readAgain(queries, { list: path, saved });
  expect(queries.getQueryData(all)).toEqual(pagesOf([other], [saved]));
  expect(queries.getQueryData(drafts)).toEqual(pagesOf([other]));
});

test('what is in view is read again, but for who is signed in and what a form began with', async () => {
  const queries = new QueryClient();
  const asked: string[] = [];
  const watch = (key: string, meta = {}) =>
    new QueryObserver(queries, {
      queryKey: [key],
      queryFn: () => asked.push(key),
      staleTime: Number.POSITIVE_INFINITY,
      meta,
    }).subscribe(() => {});
  watch('list');
  watch('who', { isKeptStill: true });
  await setImmediate();
  asked.length = 0;
  await readAgain(queries);
  expect(asked).toEqual(['list']);
});
