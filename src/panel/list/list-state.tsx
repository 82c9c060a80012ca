import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Failure } from '../failure.tsx';
import { serverMessage } from '../server-message.ts';
import { ListSkeleton } from './list-skeleton.tsx';

export type ListQuery<Item> = Pick<UseQueryResult<Item[]>, 'data' | 'error' | 'isFetching'>;

interface ListStateProps<Item> {
  query: ListQuery<Item>;
  /** False where nothing was found among others. */
  isEmpty?: boolean;
  words: { loading: string; failed: string; hint: string };
  empty: ReactNode;
  /** Called unless the list is empty. */
  children: (list: Item[]) => ReactNode;
}

export function ListState<Item>({ query, words, empty, isEmpty, children }: ListStateProps<Item>) {
  const queries = useQueryClient();
  const { data: list, error, isFetching } = query;
  if (!list && !error) return <ListSkeleton label={words.loading} />;
  if (!list) {
    return (
      <Failure
        title={words.failed}
        hint={serverMessage(error, words.hint)}
        // fetches the session too: when it has ended, the gate takes over
        onRetry={() => void queries.refetchQueries({ type: 'active' })}
        isRetrying={isFetching}
      />
    );
  }
  return (isEmpty ?? list.length === 0) ? empty : children(list);
}
