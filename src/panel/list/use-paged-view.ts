import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { ListChoice, pagedQuery } from './paged-query.ts';

interface Option<Value> {
  value: Value;
  label: string;
}

interface PagedPlan<Item, Filter extends string, Order extends string> {
  listQuery: (choice: ListChoice<Filter, Order>) => ReturnType<typeof pagedQuery<Item>>;
  /** What the list shows when it is opened. */
  first: ListChoice<Filter, Order>;
  filters: readonly Option<Filter>[];
  orders: readonly Option<Order>[];
}

/** The server finds, filters and orders; what is typed is sent once it has settled. */
export function usePagedView<Item extends { id: number }, Filter extends string, Order extends string>({
  listQuery,
  first,
  filters,
  orders,
}: PagedPlan<Item, Filter, Order>) {
  const [search, setSearch] = useState(first.search);
  const [order, setOrder] = useState(first.order);
  const [filter, setFilter] = useState(first.filter);
  const settled = useSettled(search.trim());
  const choice = { search: settled, filter, order };
  const { query, items, total, found } = usePages(listQuery(choice));

  function clear() {
    setSearch('');
    setFilter(first.filter);
  }

  return {
    /** What is shown, or on its way. */
    choice,
    query,
    items,
    total,
    found,
    isNarrowed: settled !== '' || filter !== first.filter,
    search,
    setSearch,
    order: {
      value: order as string,
      options: orders,
      choose: (value: string) => setOrder(knownOf(orders, value) ?? first.order),
    },
    filter: {
      value: filter as string,
      options: filters,
      choose: (value: string) => setFilter(knownOf(filters, value) ?? first.filter),
    },
    clear,
  };
}

/** Joins the pages of a list that have come so far. */
export function usePages<Item extends { id: number }>(listQuery: ReturnType<typeof pagedQuery<Item>>) {
  const query = useInfiniteQuery(listQuery);
  const pages = query.data?.pages;
  const items = useMemo(() => pages && withoutRepeats(pages.flatMap((page) => page.items)), [pages]);
  const { found = 0, total } = pages?.at(-1) ?? {};
  return { query, items, total, found: { length: found } };
}

const knownOf = <Value extends string>(options: readonly Option<Value>[], chosen: string) =>
  options.find(({ value }) => value === chosen)?.value;

/** Drops repeats: an item added between two reads moves the last of the first page into the second. */
const withoutRepeats = <Item extends { id: number }>(items: Item[]) => [
  ...new Map(items.map((item) => [item.id, item])).values(),
];

/** Milliseconds: a pause between two words, and not between two letters. */
const pause = 300;

/** The value once it has stopped changing, so that not every typed letter asks the server. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
