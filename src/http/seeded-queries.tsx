import { QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { createQueryClient } from './query-client.ts';

/**
 * A query cache that already holds what the server gave with the page. It is filled when the island wakes, so the
 * data is fresh for five minutes from then, however long ago the page itself was made.
 */
export function SeededQueries({
  queryKey,
  data,
  children,
}: {
  queryKey: QueryKey;
  /** Null when the server had nothing to give: then the island fetches. */
  data: unknown;
  children: ReactNode;
}) {
  const [client] = useState(() => {
    const created = createQueryClient();
    if (data !== null) created.setQueryData(queryKey, data);
    return created;
  });
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
