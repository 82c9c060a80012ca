import { listPanelText } from '#/i18n/tr/list-panel.ts';
import { newsPanelText as text } from '#/i18n/tr/news-panel.ts';
import { usePagedView } from '#/panel/list/use-paged-view.ts';
import { firstNewsChoice, type NewsListChoice } from '../list-choice.ts';
import { newsListQuery } from '../queries.ts';

const orders: { value: NewsListChoice['order']; label: string }[] = [
  { value: 'newest', label: listPanelText.newest },
  { value: 'oldest', label: listPanelText.oldest },
  { value: 'title', label: listPanelText.byTitle },
];

const filters: { value: NewsListChoice['filter']; label: string }[] = [
  { value: 'all', label: text.allNews },
  { value: 'published', label: text.publishedOnly },
  { value: 'draft', label: text.draftsOnly },
  { value: 'scheduled', label: text.scheduledOnly },
  { value: 'mine', label: text.mineOnly },
];

export type NewsView = ReturnType<typeof useNewsView>;

export const useNewsView = () =>
  usePagedView({ listQuery: newsListQuery, first: firstNewsChoice, filters, orders });
