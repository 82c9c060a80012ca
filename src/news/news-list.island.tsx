import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SeededQueries } from '#/http/seeded-queries.tsx';
import { newsText as text } from '#/i18n/tr/news.ts';
import { categoriesOf, NewsList, newsOf } from './news-list.tsx';
import { NewsSkeleton } from './news-skeleton.tsx';
import { publishedNewsQuery } from './queries.ts';
import type { NewsSummary } from './schema.ts';

/** The news list that filters in place. Without `news` it shows the skeleton and fetches them itself. */
export default function NewsListIsland(props: { news: NewsSummary[] | null; category: string | null }) {
  return (
    <SeededQueries queryKey={publishedNewsQuery.queryKey} data={props.news}>
      <FilteredNews category={props.category} />
    </SeededQueries>
  );
}

function FilteredNews({ category }: { category: string | null }) {
  const { data: news, isError } = useQuery(publishedNewsQuery);
  const [chosen, choose] = useState(category);
  if (isError) return <FetchFailure />;
  if (!news) return <NewsSkeleton />;
  return (
    <NewsList news={newsOf(news, chosen)} categories={categoriesOf(news)} chosen={chosen} onChoose={choose} />
  );
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
