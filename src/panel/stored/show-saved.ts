import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Stored } from './stored.ts';

/**
 * Puts what was saved in the place of what the list shows of it, until the list has been read again: whoever opens it at
 * once must find what they have just written.
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
