import { useDeferredValue, useMemo, useState } from 'react';
import { matchWords, searchKeyOf } from '#/format/turkish.ts';

/** Without `compare` the server's order stays. */
export interface ListOrder<Item> {
  value: string;
  label: string;
  compare?: (a: Item, b: Item) => number;
}

interface ListPlan<Item> {
  /** The text to search in. It and the orders must stay the same between renders. */
  textOf: (item: Item) => string;
  /** The first one holds at the start. */
  orders: readonly ListOrder<Item>[];
}

/**
 * Each typed word must be in the text, however its Turkish letters are written.
 * Finding is deferred, which keeps typing fast.
 */
export function useListView<Item>(list: readonly Item[], { textOf, orders }: ListPlan<Item>) {
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState(orders[0]?.value ?? '');
  const searched = searchKeyOf(useDeferredValue(search));
  const compare = orders.find(({ value }) => value === order)?.compare;
  const keyed = useMemo(() => list.map((item) => ({ item, key: searchKeyOf(textOf(item)) })), [list, textOf]);
  const found = useMemo(() => {
    const isMeant = matchWords(searched);
    const matching = keyed.filter(({ key }) => isMeant(key)).map(({ item }) => item);
    return compare ? matching.toSorted(compare) : matching;
  }, [keyed, searched, compare]);

  return {
    found,
    isNarrowed: searched !== '',
    /** Changes with search and order: an unfolded list starts again. */
    key: [searched, order].join('|'),
    search,
    setSearch,
    order: { value: order, options: orders, choose: setOrder },
    clear: () => setSearch(''),
  };
}
