import { searchKeyOf } from '#/format/turkish.ts';
import { compareTexts } from '#/panel/list/compare-texts.ts';
import { type NewsListItem, type NewsListPage, newsListStep } from './list-choice.ts';
import type { IndexedNews } from './list-index.server.ts';
import type { NewsListQuery } from './list-schema.ts';

/** What the database can find and order by itself: words, and titles as a Turkish dictionary orders them, it cannot. */
export const isFoundInStore = ({ search, order }: NewsListQuery) => search.trim() === '' && order !== 'title';

/** @param username of who asks, for the filter 'mine' */
export function findInList(
  index: readonly IndexedNews[],
  { query, username }: { query: NewsListQuery; username: string },
): NewsListPage {
  const { search, filter, order, author, page } = query;
  const words = searchKeyOf(search).split(' ');
  const accepts = filters[filter];
  const found = index
    .filter(({ key }) => words.every((word) => key.includes(word)))
    .map(({ item }) => item)
    .filter((item) => accepts(item, username) && (author === '' || item.createdBy === author));
  const from = (page - 1) * newsListStep;
  const news = orders[order](found).slice(from, from + newsListStep);
  return { total: index.length, found: found.length, news };
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
