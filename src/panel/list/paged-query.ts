import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { fetchOrSay } from '#/http/fetch-list.ts';
import type { ListPage } from '#/stored/list-page.ts';

/** A list whose entries the server finds and orders, and gives a page at a time; all choices share the key `path`. */
export const pagedQuery = <Item>(path: string, { choice, failed }: { choice: AskedChoice; failed: string }) =>
  infiniteQueryOptions({
    queryKey: [path, choice],
    queryFn: ({ pageParam }) => {
      const search = new URLSearchParams({ ...choice, page: String(pageParam) });
      return fetchOrSay<ListPage<Item>>(`${path}?${search}`, failed);
    },
    initialPageParam: 1,
    getNextPageParam: ({ found }, pages) =>
      pages.flatMap(({ items }) => items).length < found ? pages.length + 1 : undefined,
    // the list stays while the next one is fetched for another word
    placeholderData: keepPreviousData,
  });

/** Choice sent as the query string, whatever else a list lets one choose. */
type AskedChoice = Omit<ListChoice, 'filter'>;

/** Search, filter and order of a list. */
export interface ListChoice<Filter extends string = string, Order extends string = string> {
  search: string;
  filter: Filter;
  order: Order;
}
