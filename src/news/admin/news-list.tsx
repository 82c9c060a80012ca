import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { newsText } from '#/i18n/tr/news.ts';
import { newsPanelText as text } from '#/i18n/tr/news-panel.ts';
import { signedInQuery } from '#/staff/queries.ts';
import { Failure } from '#/ui/failure.tsx';
import { ListSkeleton } from '#/ui/list-skeleton.tsx';
import { serverMessage } from '#/ui/server-message.ts';
import { allNewsQuery } from '../queries.ts';
import type { News } from '../schema.ts';
import { NewsRow } from './news-row.tsx';

interface NewsListProps {
  onEdit: (news: News) => void;
  onDelete: (news: News) => void;
  empty: ReactNode;
}

export function NewsList({ onEdit, onDelete, empty }: NewsListProps) {
  const { data: list, error, isFetching, refetch } = useQuery(allNewsQuery);
  const queries = useQueryClient();

  function retry() {
    // when the session has ended, the gate takes over
    void queries.invalidateQueries({ queryKey: signedInQuery.queryKey });
    void refetch();
  }

  if (!list && !error) return <ListSkeleton label={newsText.loading} />;
  if (!list) {
    return (
      <Failure
        title={serverMessage(error, newsText.fetchFailed)}
        hint={text.panelFetchHint}
        onRetry={retry}
        isRetrying={isFetching}
      />
    );
  }
  if (list.length === 0) return empty;
  return (
    <ul className="grid gap-3">
      {list.map((news) => (
        <NewsRow key={news.id} news={news} onEdit={() => onEdit(news)} onDelete={() => onDelete(news)} />
      ))}
    </ul>
  );
}
