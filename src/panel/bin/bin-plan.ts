import type { QueryClient, UseQueryOptions } from '@tanstack/react-query';
import type { Binned } from '#/stored/bin.ts';

/** How one kind of thing comes back from its bin. */
export interface BinPlan {
  query: UseQueryOptions<Binned[], Error, Binned[], string[]>;
  restore: (id: number) => Promise<unknown>;
  /** Reads again what shows it: the list, and the bin when it is open. */
  refresh: (queries: QueryClient) => Promise<unknown>;
  words: {
    /** What is in the bin, and for how many days. */
    binHint: (days: number) => string;
    restored: string;
  };
}

/** How one kind of thing goes to its bin, and comes back. */
export interface DeletionPlan extends BinPlan {
  remove: (id: number) => Promise<void>;
  words: BinPlan['words'] & { confirmDeletion: string; deleted: string };
}
