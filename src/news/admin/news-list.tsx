import { PagedList } from '#/panel/list/paged-list.tsx';
import { useEditors } from '#/panel/presence/use-editors.ts';
import type { NewsListItem } from '../list-choice.ts';
import { NewsRow } from './news-row.tsx';
import type { NewsView } from './use-news-view.ts';

interface NewsListProps {
  view: NewsView;
  list: NewsListItem[];
  onEdit: (news: NewsListItem) => void;
  onDelete: (news: NewsListItem) => void;
  onVersions: (news: NewsListItem) => void;
  onPublish: (news: NewsListItem) => void;
  onUnpublish: (news: NewsListItem) => void;
}

export function NewsList({ view, list, ...acts }: NewsListProps) {
  const editorsOf = useEditors('news');
  return (
    <PagedList view={view} items={list}>
      {(news) => (
        <NewsRow
          key={news.id}
          news={news}
          editors={editorsOf(news.id)}
          onEdit={() => acts.onEdit(news)}
          onDelete={() => acts.onDelete(news)}
          onVersions={() => acts.onVersions(news)}
          onPublish={() => acts.onPublish(news)}
          onUnpublish={() => acts.onUnpublish(news)}
        />
      )}
    </PagedList>
  );
}
