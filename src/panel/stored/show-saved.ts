import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import type { ListPage } from '#/stored/list-page.ts';
import type { Stored } from './save-draft.ts';

/**
 * Updates the cached list until it has been read again: a form opened at once must show the saved text.
 * @param saved undefined when the answer had no body
 */
export function showSaved<Item extends Stored>(
  queries: QueryClient,
  { queryKey, saved }: { queryKey: QueryKey; saved: Item | undefined },
): void {
  if (!saved?.version) return;
  queries.setQueryData<Item[]>(queryKey, (list) =>
    list?.map((item) => (item.id === saved.id ? { ...item, ...saved } : item)),
  );
}

/** The same in a list that comes a page at a time; `path` is the key of all its choices. */
export function showSavedInPages(
  queries: QueryClient,
  { path, saved }: { path: string; saved: Stored | undefined },
): void {
  if (!saved?.version) return;
  queries.setQueriesData<InfiniteData<ListPage<{ id: number }>>>({ queryKey: [path] }, (data) => {
    const pages = data?.pages.map((page) => ({
      ...page,
      items: page.items.map((item) => (item.id === saved.id ? { ...item, ...saved } : item)),
    }));
    return data && pages && { ...data, pages };
  });
}
