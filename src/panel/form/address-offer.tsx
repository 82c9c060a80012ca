import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent as ReactKeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';
import { searchKeyOf } from '#/format/turkish.ts';
import { fetchOrSay, listQuery } from '#/http/fetch-list.ts';
import { addressesText as text } from '#/i18n/tr/addresses.ts';
import type { ListPage } from '#/stored/list-page.ts';
import { Button } from '../button.tsx';
import { useSettled } from '../use-settled.ts';

interface Offered {
  path: string;
  title: string;
}

interface AddressOfferProps {
  /** Id of the field that takes the address. */
  field: string;
  value: string;
  onChoose: (address: string, title: string) => void;
  /** The field takes no article. */
  isOfPage?: boolean | undefined;
}

const mostOffered = 6;

/** Stands below a field that takes an address: offers pages and articles by words of their titles, and names the chosen one. */
export default function AddressOffer({ field, value, onChoose, isOfPage = false }: AddressOfferProps) {
  const list = useRef<HTMLUListElement>(null);
  const typed = value.trim();
  const isAddress = /^(\/|https?:)/.test(typed);
  const { data: pages = [] } = useQuery(listQuery<Offered>('/api/admin/documents/pages', text.failed));
  const articles = useArticles(isOfPage || isAddress ? '' : typed);
  const all = [...pages, ...articles];
  const chosen = all.find(({ path }) => path === typed);
  const isMeant = matchBeginnings(typed);
  const offered = typed && !isAddress ? all.filter(({ title }) => isMeant(title)) : [];
  function choose({ path, title }: Offered) {
    onChoose(path, title);
    document.getElementById(field)?.focus();
  }
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const [only, ...others] = offered;
    if (event.key === 'ArrowDown') list.current?.querySelector('button')?.focus();
    else if (event.key === 'Enter' && only && others.length === 0) choose(only);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const input = document.getElementById(field);
    input?.addEventListener('keydown', onKeyDown);
    return () => input?.removeEventListener('keydown', onKeyDown);
  }, [field]);
  return (
    <>
      <p role="status" className="text-sm font-semibold empty:sr-only">
        {chosen ? text.chosen(chosen.title) : offered.length > 0 && text.choose}
      </p>
      {offered.length > 0 && (
        <ul ref={list} onKeyDown={goAlong} className="grid gap-1 rounded-md border border-snow-300 p-1">
          {offered.slice(0, mostOffered).map((one) => (
            <li key={one.path}>
              <Button
                look="quiet"
                size="small"
                className="w-full justify-start py-1 text-left wrap-anywhere"
                onClick={() => choose(one)}
              >
                {one.title}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Goes to the offer above or below. */
function goAlong(event: ReactKeyboardEvent) {
  const row = document.activeElement?.closest('li');
  const next = { ArrowDown: row?.nextElementSibling, ArrowUp: row?.previousElementSibling }[event.key];
  next?.querySelector('button')?.focus();
  if (next) event.preventDefault();
}

/** @returns whether each word of `search` begins a word of a title: 'kış' is not meant by 'ikisi' */
export function matchBeginnings(search: string): (title: string) => boolean {
  const words = wordsOf(search);
  return (title) => {
    const found = wordsOf(title);
    return words.every((word) => found.some((one) => one.startsWith(word)));
  };
}

const wordsOf = (text: string) =>
  searchKeyOf(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const longestSearch = 200;

/** Published articles with the words; the last ones while an address stands there. */
function useArticles(typed: string): Offered[] {
  const search = useSettled(typed).slice(0, longestSearch);
  const { data } = useQuery({
    // not under the list's path: whatever lies there is a list of pages, in which a save is shown
    queryKey: ['addresses', search],
    queryFn: () =>
      fetchOrSay<ListPage<{ id: number; title: string }>>(
        `/api/admin/news/list?${new URLSearchParams({ search, filter: 'published' })}`,
        text.failed,
      ),
    enabled: search.length > 1,
    placeholderData: keepPreviousData,
  });
  return data?.items.map(({ id, title }) => ({ path: `/news/${id}`, title })) ?? [];
}
