import type { QueryClient } from '@tanstack/react-query';
import type { FlatDocument } from '../flat-document.ts';
import { proposalNewsQuery } from '../proposals/queries.ts';
import { documentsQuery } from '../queries.ts';

export async function refreshDocuments(queries: QueryClient): Promise<void> {
  const keys = [documentsQuery.queryKey, proposalNewsQuery.queryKey];
  await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
}

/**
 * Shows a save in the list until that has been read again: a person who publishes all drafts at once must publish
 * what was just saved.
 */
export function showSavedInList(queries: QueryClient, saved: FlatDocument): void {
  const { id, version, publishedVersion, updatedAt, updatedBy, published, waits, publishAt } = saved;
  const known = { version, publishedVersion, updatedAt, updatedBy, published, waits, publishAt };
  queries.setQueryData(documentsQuery.queryKey, (documents) =>
    documents?.map((document) => (document.id === id ? { ...document, ...known } : document)),
  );
}
