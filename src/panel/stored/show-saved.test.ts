import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { showSavedInPages } from './show-saved.ts';

const old = { id: 7, version: 1, updatedAt: '2026-11-20T18:00:00.000Z', title: 'ilk' };
const other = { ...old, id: 8 };

test('what was saved stands in each list of pages that holds it', () => {
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
  showSavedInPages(queries, { path, saved: undefined });
  expect(queries.getQueryData(all)).toEqual(pagesOf([other], [old]));
  showSavedInPages(queries, { path, saved });
  expect(queries.getQueryData(all)).toEqual(pagesOf([other], [saved]));
  expect(queries.getQueryData(drafts)).toEqual(pagesOf([other]));
});
