import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { listPanelText } from '#/i18n/tr/list-panel.ts';
import { newsPanelText as text } from '#/i18n/tr/news-panel.ts';
import { useSettled } from '#/panel/use-settled.ts';
import { firstNewsChoice, type NewsListChoice, type NewsListItem } from '../list-choice.ts';
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

/** The server finds, filters and orders; what is typed is sent once it has settled. */
export function useNewsView() {
  const [search, setSearch] = useState(firstNewsChoice.search);
  const [order, setOrder] = useState(firstNewsChoice.order);
  const [filter, setFilter] = useState(firstNewsChoice.filter);
  const settled = useSettled(search.trim());
  const query = useInfiniteQuery(newsListQuery({ search: settled, filter, order }));
  const pages = query.data?.pages;
  const news = useMemo(() => pages && withoutRepeats(pages.flatMap((page) => page.news)), [pages]);
  const { found = 0, total } = pages?.at(-1) ?? {};

  function clear() {
    setSearch('');
    setFilter('all');
  }

  return {
    query,
    news,
    total,
    found: { length: found },
    isNarrowed: settled !== '' || filter !== 'all',
    search,
    setSearch,
    order: { value: order, options: orders, choose: (value: string) => setOrder(knownOf(orders, value)) },
    filter: {
      value: filter,
      options: filters,
      choose: (value: string) => setFilter(knownOf(filters, value)),
    },
    clear,
  };
}

const knownOf = <Value extends string>(options: { value: Value }[], chosen: string): Value =>
  options.find(({ value }) => value === chosen)?.value ?? (options[0] as { value: Value }).value;

/** An article that somebody adds between two pages moves the last of the first into the second. */
const withoutRepeats = (news: NewsListItem[]) => [...new Map(news.map((item) => [item.id, item])).values()];
