import type { QueryClient, UseQueryOptions } from '@tanstack/react-query';
import type { Binned } from '#/http/answers.server.ts';

export interface BinPlan {
  query: UseQueryOptions<Binned[], Error, Binned[], string[]>;
  restore: (id: number) => Promise<unknown>;
  /** Fetches the list again, and the bin when it is open. */
  refresh: (queries: QueryClient) => Promise<unknown>;
  words: {
    binHint: (days: number) => string;
    restored: string;
  };
}

export interface DeletionPlan extends BinPlan {
  remove: (id: number) => Promise<void>;
  words: BinPlan['words'] & { confirmDeletion: string; deleted: string };
}
