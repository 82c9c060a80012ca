import { Hono } from 'hono';
import { findEntries } from '#/site/search/find-entries.ts';
import { searchPath } from '#/site/search/search-form.tsx';
import { searchPage } from '#/site/search/search-page.tsx';
import { readSearchQuery } from '#/site/search/search-query.ts';
import type { PageRenderer } from '../page-renderer.tsx';
import type { Parts } from '../parts.ts';
import { openSearchIndex } from './search-index.ts';

/** Not among the pages: what strangers look for is drawn each time, must not fill the cache, and is not indexed. */
export function search(parts: Parts, { respondInTurn }: Pick<PageRenderer, 'respondInTurn'>) {
  const readIndex = openSearchIndex(parts);
  return new Hono().get(searchPath, (c) => {
    const query = readSearchQuery(new URL(c.req.url).searchParams);
    return respondInTurn(c, async (content) =>
      searchPage({ typed: query.typed, ...findEntries(await readIndex(content), query.words) }),
    );
  });
}
