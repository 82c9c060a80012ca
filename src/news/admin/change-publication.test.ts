import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { newsCategories } from '#/content/kinds.ts';
import { sampleDraft } from '../../../tests/support/sample-draft.ts';
import { newsDraftSchema } from '../schema.ts';
import { changePublication } from './change-publication.ts';

test('publishing from the list sends every field of the article back as it was', async () => {
  const { publishAt: _planned, ...stored } = sampleDraft(newsDraftSchema, newsCategories);
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, { method, body }: RequestInit) => {
    if (method === 'PUT') sent.push(JSON.parse(String(body)));
    return Response.json({ ...stored, id: 7, version: 3, published: false });
  });
  await changePublication(new QueryClient(), { id: 7, version: 3, published: true });
  expect(sent).toEqual([{ ...stored, version: 3, published: true }]);
});
