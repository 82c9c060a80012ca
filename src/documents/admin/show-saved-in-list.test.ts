import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { DocumentSummary } from '../answers.server.ts';
import { flatten } from '../flat-document.ts';
import { documentsQuery } from '../queries.ts';
import { showSavedInList } from './use-document-calls.ts';

const board: DocumentSummary = {
  ...{ id: 7, name: 'board', title: 'Yönetim Kurulu', page: '/management', isGuarded: false },
  ...{ version: 1, publishedVersion: 1, published: true, waits: false, publishAt: null },
  ...{ updatedAt: '2026-11-20T18:00:00.000Z', updatedBy: '' },
};
const statute = { ...board, id: 8, name: 'statute', title: 'Dernek Tüzüğü' };

test('a draft that was just saved is published with the others, before the list has been read again', () => {
  const queries = new QueryClient();
  const draft = { version: 2, published: false, updatedAt: '2026-11-26T20:00:00.000Z', updatedBy: 'ayse' };
  // a field of its own is called as one of the list's
  const saved = flatten({ ...board, ...draft, value: { title: 'Başka başlık' }, form: {} });
  showSavedInList(queries, saved);
  expect(queries.getQueryData(documentsQuery.queryKey)).toBeUndefined();
  queries.setQueryData(documentsQuery.queryKey, [board, statute]);
  showSavedInList(queries, saved);
  expect(queries.getQueryData(documentsQuery.queryKey)).toEqual([{ ...board, ...draft }, statute]);
});
