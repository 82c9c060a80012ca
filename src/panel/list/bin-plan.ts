import type { UseQueryOptions } from '@tanstack/react-query';
import type { Binned } from '#/http/answers.server.ts';

/** A sentence; one of a kind of which several go together is made of their number. */
type Counted = string | ((number: number) => string);

export const say = (words: Counted, number: number): string =>
  typeof words === 'string' ? words : words(number);

export interface BinPlan {
  query: UseQueryOptions<Binned[], Error, Binned[], string[]>;
  restore: (id: number) => Promise<unknown>;
  words: { binHint: (days: number) => string; restored: Counted };
}

export interface DeletionPlan extends BinPlan {
  remove: (id: number) => Promise<void>;
  words: BinPlan['words'] & {
    confirmDeletion: Counted;
    deleted: Counted;
    /** Said of several, of which some stay; of a single one the reason is told. */
    notDeleted?: (number: number) => string;
  };
}
