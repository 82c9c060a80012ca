import { formatDottedDate, formatLongDate } from '#/format/dates.ts';
import { listPanelText } from '#/i18n/tr/list-panel.ts';
import { newsPanelText as text } from '#/i18n/tr/news-panel.ts';
import { compareTexts } from '#/panel/list/compare-texts.ts';
import { FoundList } from '#/panel/list/found-list.tsx';
import { ListTools } from '#/panel/list/list-tools.tsx';
import { type ListFilter, type ListOrder, useListView } from '#/panel/list/use-list-view.ts';
import type { News } from '../schema.ts';
import { NewsRow } from './news-row.tsx';

const textOf = ({ title, excerpt, category, createdAt }: News) =>
  [title, excerpt, category, formatLongDate(createdAt), formatDottedDate(createdAt)].join(' ');

const orders: ListOrder<News>[] = [
  { value: 'newest', label: listPanelText.newest },
  {
    value: 'oldest',
    label: listPanelText.oldest,
    compare: (a, b) => a.createdAt.localeCompare(b.createdAt) || a.id - b.id,
  },
  { value: 'title', label: listPanelText.byTitle, compare: (a, b) => compareTexts(a.title, b.title) },
];

const filters: ListFilter<News>[] = [
  { value: 'all', label: text.allNews },
  { value: 'published', label: text.publishedOnly, accepts: ({ published }) => published },
  { value: 'draft', label: text.draftsOnly, accepts: ({ published }) => !published },
];

interface NewsListProps {
  list: News[];
  onEdit: (news: News) => void;
  onDelete: (news: News) => void;
  onVersions: (news: News) => void;
}

export function NewsList({ list, onEdit, onDelete, onVersions }: NewsListProps) {
  const view = useListView(list, { textOf, orders, filters });
  return (
    <>
      <ListTools view={view} words={text} />
      <FoundList view={view}>
        {(news) => (
          <NewsRow
            key={news.id}
            news={news}
            onEdit={() => onEdit(news)}
            onDelete={() => onDelete(news)}
            onVersions={() => onVersions(news)}
          />
        )}
      </FoundList>
    </>
  );
}
