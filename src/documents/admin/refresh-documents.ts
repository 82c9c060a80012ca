import type { QueryClient } from '@tanstack/react-query';
import { documentsQuery } from '../queries.ts';

export const refreshDocuments = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: documentsQuery.queryKey });
