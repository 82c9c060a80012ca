import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Failure } from '../failure.tsx';
import { serverMessage } from '../server-message.ts';
import { ListSkeleton } from './list-skeleton.tsx';

interface ListStateProps<Item> {
  query: UseQueryResult<Item[]>;
  words: { loading: string; failed: string; hint: string };
  empty: ReactNode;
  /** Called with at least one entry. */
  children: (list: Item[]) => ReactNode;
}

export function ListState<Item>({ query, words, empty, children }: ListStateProps<Item>) {
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
  return list.length === 0 ? empty : children(list);
}
