import type { QueryClient } from '@tanstack/react-query';
import { signedInQuery } from '#/staff/queries.ts';

/** Milliseconds for which the rows that came with the page wait for a list that is late. */
const longestWait = 1000;

/**
 * Fetches, side by side, what the panel needs to draw its first list at once. What fails is shown by the panel, which
 * then asks again.
 * @param code the panel's own
 */
export async function fetchForFirstList(queries: QueryClient, code: Promise<unknown>): Promise<void> {
  const list = fetchFirstList(queries);
  await Promise.allSettled([code, queries.prefetchQuery(signedInQuery)]);
  await Promise.race([list, new Promise((resolve) => setTimeout(resolve, longestWait))]);
}

/** Never rejects. */
async function fetchFirstList(queries: QueryClient): Promise<void> {
  const { firstNewsListQuery } = await import('#/news/queries.ts').catch(() => ({
    firstNewsListQuery: undefined,
  }));
  if (firstNewsListQuery) await queries.prefetchInfiniteQuery({ ...firstNewsListQuery, retry: false });
}
