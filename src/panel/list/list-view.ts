import { hashKey, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { listPanelText as text } from '#/i18n/tr/list-panel.ts';
import { listStep } from '#/stored/list-page.ts';
import { useSettled } from '../use-settled.ts';
import type { pagedQuery } from './paged-query.ts';

/** A field to choose from. */
export interface Choice {
  label: string;
  /** '' where nothing is left out. */
  value: string;
  options: readonly { value: string; label: string }[];
  choose: (value: string) => void;
}

/** One thing to choose above a list. */
interface Choosing<Asked, Name extends keyof Asked = keyof Asked> {
  /** Of what the list is asked for. */
  name: Name;
  label: string;
  options: readonly { value: Asked[Name]; label: string }[];
}

interface ViewPlan<Item, Asked> {
  listQuery: (asked: Asked) => ReturnType<typeof pagedQuery<Item>>;
  /** What the list shows when it is opened. */
  first: Asked;
  orders: Choosing<Asked, keyof Asked & 'order'>['options'];
  filters: readonly Choosing<Asked>[];
  /** Fetches the ids of all that is found, where an act for several asks for nothing else. */
  fetchIds?: (asked: Asked) => Promise<number[]>;
}

/** The question of a list: each part is a parameter of its call. */
type Asking<Asked> = { [Name in keyof Asked]: string } & { search: string; order: string };

export type ListView<Item extends { id: number }> = ReturnType<typeof useListView<Item, Asking<object>>>;

/** Orders of a list by time, or by title. */
export const usualOrders = [
  { value: 'newest', label: text.newest },
  { value: 'oldest', label: text.oldest },
  { value: 'title', label: text.byTitle },
] as const;

/** The server finds, filters and orders; what is typed is sent once it has settled. */
export function useListView<Item extends { id: number }, Asked extends Asking<Asked>>({
  listQuery,
  first,
  orders,
  filters,
  fetchIds,
}: ViewPlan<Item, Asked>) {
  const queries = useQueryClient();
  const [chosen, setChosen] = useState(first);
  const choice = { ...chosen, search: useSettled(chosen.search.trim()) };
  const choiceOf = ({ name, ...words }: Choosing<Asked>): Choice => ({
    ...words,
    value: chosen[name],
    choose: (value) => setChosen((now) => ({ ...now, [name]: value })),
  });
  const query = listQuery(choice);
  const pages = usePages(query);

  /** Fetches all that is found beside what is drawn: a thousand rows are chosen at once, and not drawn for that. */
  async function fetchFound(): Promise<{ ids: number[]; items: Item[] }> {
    if (fetchIds) return { ids: await fetchIds(choice), items: [] };
    const all = await queries.fetchInfiniteQuery({
      ...query,
      ...{ queryKey: [...query.queryKey, 'all'], staleTime: 0 },
      pages: Math.ceil(pages.found.length / listStep),
    });
    const items = all.pages.flatMap((page) => page.items);
    return { ids: items.map(({ id }) => id), items };
  }

  return {
    /** Names what is shown, or on its way. */
    choiceKey: hashKey([choice]),
    fetchFound,
    ...pages,
    // an order leaves nothing out
    isNarrowed: hashKey([{ ...choice, order: '' }]) !== hashKey([{ ...first, order: '' }]),
    search: chosen.search,
    setSearch: (search: string) => setChosen((now) => ({ ...now, search })),
    order: choiceOf({ name: 'order', label: text.order, options: orders }),
    filters: filters.map(choiceOf),
    clear: () => setChosen((now) => ({ ...first, order: now.order })),
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

/** Drops repeats: an item added between two reads moves the last of the first page into the second. */
const withoutRepeats = <Item extends { id: number }>(items: Item[]) => [
  ...new Map(items.map((item) => [item.id, item])).values(),
];
