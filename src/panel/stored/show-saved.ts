import type { QueryClient, QueryKey } from '@tanstack/react-query';
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
