import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import type { ListPage } from '#/stored/list-page.ts';
import type { Stored } from '../save/open-form.ts';

/**
 * Updates the cached list until it has been read again: what is opened at once must show the saved text.
 * @param saved undefined when the answer had no body
 * @param path the key of all choices of the list
 */
export function showSavedInPages(
  queries: QueryClient,
  { path, saved }: { path: string; saved: Stored | undefined },
): void {
  if (saved?.version) showChangedInPages(queries, { path, changed: saved });
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
