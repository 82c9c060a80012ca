import { formatDottedDate, formatLongDate } from '#/format/dates.ts';
import { compareTexts } from '#/panel/list/compare-texts.ts';
import { findInList, type Indexed } from '#/panel/list/list-index.server.ts';
import type { ListPage } from '#/stored/list-page.ts';
import type { NewsListItem } from './list-choice.ts';
import type { NewsListQuery } from './list-schema.server.ts';
import { listItemIds, readNewsItems } from './list-store.server.ts';

/** The newest article comes first. */
export const indexedNews = {
  present: listItemIds,
  read: readNewsItems,
  textOf: ({ title, excerpt, category, createdAt, createdBy }: NewsListItem) =>
    [title, excerpt, category, formatLongDate(createdAt), formatDottedDate(createdAt), createdBy].join(' '),
};

/** @param username of who asks, for the filter 'mine' */
export function findNewsItems(
  index: readonly Indexed<NewsListItem>[],
  { query, username }: { query: NewsListQuery; username: string },
): ListPage<NewsListItem> {
  const { filter, order, author } = query;
  return findInList(index, {
    query,
    accepts: (item) => filters[filter](item, username) && (author === '' || item.createdBy === author),
    order: orders[order],
  });
}

const filters: Record<NewsListQuery['filter'], (item: NewsListItem, username: string) => boolean> = {
  all: () => true,
  published: ({ published }) => published,
  draft: ({ published, scheduled }) => !published && !scheduled,
  scheduled: ({ scheduled }) => scheduled,
  mine: ({ createdBy }, username) => createdBy === username,
};

const orders: Record<NewsListQuery['order'], (newestFirst: NewsListItem[]) => NewsListItem[]> = {
  newest: (news) => news,
  oldest: (news) => news.toReversed(),
  title: (news) => news.toSorted((a, b) => compareTexts(a.title, b.title)),
};
