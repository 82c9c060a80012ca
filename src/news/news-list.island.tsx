import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { createQueryClient } from '#/http/query-client.ts';
import { newsText as text } from '#/i18n/tr/news.ts';
import { showLatePictures } from '#/media/late-pictures.ts';
import { FetchFailure } from '#/ui/fetch-failure.tsx';
import { categoriesOf, NewsList, newsOf } from './news-list.tsx';
import { publishedNewsQuery } from './queries.ts';

/** Shows the skeleton until the browser can fetch the articles, when the server had no data. */
export default function NewsListIsland({ category }: { category: string | null }) {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <FetchedNews category={category} />
    </QueryClientProvider>
  );
}

function FetchedNews({ category }: { category: string | null }) {
  const list = useRef<HTMLDivElement>(null);
  const { data: news, isError } = useQuery(publishedNewsQuery);
  useEffect(() => {
    if (list.current && news) showLatePictures(list.current);
  }, [news]);
  if (isError) return <FetchFailure title={text.fetchFailed} hint={text.fetchFailedHint} />;
  if (!news) return <NewsSkeleton />;
  return (
    <div ref={list}>
      <NewsList news={newsOf(news, category)} categories={categoriesOf(news)} chosen={category} />
    </div>
  );
}

const cards = ['1', '2', '3', '4', '5', '6'];

function NewsSkeleton() {
  return (
    <div role="status" aria-label={text.loading}>
      <ul className="card-grid" aria-hidden="true">
        {cards.map((card) => (
          <li key={card} data-skeleton="" className="overflow-hidden rounded-card bg-white shadow-card">
            <div className="aspect-3/2 animate-pulse bg-snow-200" />
            <div className="space-y-3 p-5">
              <div className="h-4 w-1/3 animate-pulse rounded bg-snow-200" />
              <div className="h-6 w-5/6 animate-pulse rounded bg-snow-200" />
              <div className="h-4 w-full animate-pulse rounded bg-snow-100" />
              <div className="h-4 w-4/5 animate-pulse rounded bg-snow-100" />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
