import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { createQueryClient } from '#/http/query-client.ts';
import { newsText as text } from '#/i18n/tr/news.ts';
import { categoriesOf, NewsList, newsOf } from './news-list.tsx';
import { NewsSkeleton } from './news-skeleton.tsx';
import { publishedNewsQuery } from './queries.ts';

/** The list for when the server had no data to draw it with: the skeleton, then the articles as soon as it can be asked. */
export default function NewsListIsland({ category }: { category: string | null }) {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <FetchedNews category={category} />
    </QueryClientProvider>
  );
}

function FetchedNews({ category }: { category: string | null }) {
  const { data: news, isError } = useQuery(publishedNewsQuery);
  if (isError) return <FetchFailure />;
  if (!news) return <NewsSkeleton />;
  return <NewsList news={newsOf(news, category)} categories={categoriesOf(news)} chosen={category} />;
}

function FetchFailure() {
  return (
    <div role="alert" className="py-16 text-center">
      <p lang="en" className="text-lg font-semibold">
        {text.fetchFailed}
      </p>
      <p className="mt-2 text-ink-soft">{text.fetchFailedHint}</p>
    </div>
  );
}
