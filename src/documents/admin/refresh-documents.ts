import type { QueryClient } from '@tanstack/react-query';
import { proposalNewsQuery } from '../proposals/queries.ts';
import { documentsQuery } from '../queries.ts';

export async function refreshDocuments(queries: QueryClient): Promise<void> {
  const keys = [documentsQuery.queryKey, proposalNewsQuery.queryKey];
  await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
}
