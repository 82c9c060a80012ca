import { PagedList } from '#/panel/list/paged-list.tsx';
import { useEditors } from '#/panel/presence/presence.tsx';
import type { NewsListItem } from '../list-choice.ts';
import { type NewsActs, NewsRow } from './news-row.tsx';
import type { NewsView } from './use-news-view.ts';

interface NewsListProps extends NewsActs {
  view: NewsView;
  list: NewsListItem[];
}

export function NewsList({ view, list, ...acts }: NewsListProps) {
  const editorsOf = useEditors('news');
  return (
    <PagedList view={view} items={list}>
      {(news) => <NewsRow key={news.id} news={news} editors={editorsOf(news.id)} {...acts} />}
    </PagedList>
  );
}
