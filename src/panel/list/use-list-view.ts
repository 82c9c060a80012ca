import { useDeferredValue, useMemo, useState } from 'react';
import { searchKeyOf } from '#/format/turkish.ts';

/** Without `compare` the server's order stays. */
export interface ListOrder<Item> {
  value: string;
  label: string;
  compare?: (a: Item, b: Item) => number;
}

/** Without `accepts` it shows all. */
export interface ListFilter<Item> {
  value: string;
  label: string;
  accepts?: (item: Item) => boolean;
}

interface ListPlan<Item> {
  /** The text to search in. It and both lists must stay the same between renders. */
  textOf: (item: Item) => string;
  /** The first one holds at the start. */
  orders: readonly ListOrder<Item>[];
  /** The first one holds at the start. */
  filters?: readonly ListFilter<Item>[];
}

export type ListView<Item> = ReturnType<typeof useListView<Item>>;

/**
 * Each typed word must be in the text, however its Turkish letters are written.
 * Finding is deferred, which keeps typing fast.
 */
export function useListView<Item>(list: readonly Item[], { textOf, orders, filters = [] }: ListPlan<Item>) {
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState(orders[0]?.value ?? '');
  const [filter, setFilter] = useState(filters[0]?.value ?? '');
  const searched = searchKeyOf(useDeferredValue(search));
  const compare = orders.find(({ value }) => value === order)?.compare;
  const accepts = filters.find(({ value }) => value === filter)?.accepts;
  const keyed = useMemo(() => list.map((item) => ({ item, key: searchKeyOf(textOf(item)) })), [list, textOf]);
  const found = useMemo(() => {
    const words = searched.split(' ');
    const matching = keyed
      .filter(({ item, key }) => words.every((word) => key.includes(word)) && (accepts?.(item) ?? true))
      .map(({ item }) => item);
    return compare ? matching.toSorted(compare) : matching;
  }, [keyed, searched, accepts, compare]);

  function clear() {
    setSearch('');
    setFilter(filters[0]?.value ?? '');
  }

  return {
    found,
    isNarrowed: searched !== '' || accepts !== undefined,
    /** Changes with search, order and filter: an unfolded list starts again. */
    key: [searched, order, filter].join('|'),
    search,
    setSearch,
    order: { value: order, options: orders, choose: setOrder },
    filter: { value: filter, options: filters, choose: setFilter },
    clear,
  };
}
