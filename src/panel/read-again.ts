import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import type { ListPage } from '#/stored/list-page.ts';

interface Saved {
  /** The key of all choices of the list. */
  list: string;
  /** Undefined when the answer had no body. */
  saved: { id: number; version: number } | undefined;
}

/**
 * Reads again whatever is in view after a write: what it has changed elsewhere, such as where a picture is used, nobody has
 * to list. What a query keeps still (`meta.isKeptStill`) stays: who is signed in, and what an open form began with.
 * What was saved stands in its list at once, because what is opened meanwhile must show it.
 * @returns when all of that has been read
 */
export function readAgain(queries: QueryClient, shown?: Saved): Promise<void> {
  if (shown?.saved?.version) showChangedInPages(queries, { path: shown.list, changed: shown.saved });
  return queries.invalidateQueries({ predicate: ({ meta }) => !meta?.isKeptStill });
}

type Pages = InfiniteData<ListPage<{ id: number }>>;

export function showChangedInPages(
  queries: QueryClient,
  { path, changed }: { path: string; changed: { id: number } },
): void {
  queries.setQueriesData<Pages>({ queryKey: [path] }, (data) => {
    const pages = data?.pages.map((page) => ({
      ...page,
      items: page.items.map((item) => (item.id === changed.id ? { ...item, ...changed } : item)),
    }));
    return data && pages && { ...data, pages };
  });
}

/** Puts what was added first in a list, unless it is there already. */
export function showAddedInPages(
  queries: QueryClient,
  { queryKey, added }: { queryKey: QueryKey; added: { id: number } },
): void {
  queries.setQueryData<Pages>(queryKey, (data) => {
    const [first, ...others] = data?.pages ?? [];
    if (!data || !first || data.pages.some(({ items }) => items.some(({ id }) => id === added.id)))
      return data;
    const items = [added, ...first.items];
    return { ...data, pages: [{ total: first.total + 1, found: first.found + 1, items }, ...others] };
  });
}
