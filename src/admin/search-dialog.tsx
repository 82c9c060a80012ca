import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { fetchOrSay } from '#/http/fetch-list.ts';
import { tabLabels, panelSearchText as text } from '#/i18n/tr/panel-search.ts';
import { leaveDialogs } from '#/panel/dialog/closing.ts';
import { Dialog, DialogBody } from '#/panel/dialog/dialog.tsx';
import { Failure } from '#/panel/failure.tsx';
import { useSettled } from '#/panel/use-settled.ts';
import type { Found, PanelRow } from './answers.server.ts';

const open = ({ href }: PanelRow) => leaveDialogs(() => navigate(href));

/** One field that finds everything in the panel (WAI-ARIA APG: combobox with a list), and leads to its form. */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const [place, setPlace] = useState(0);
  const { query, groups, isFresh } = useFound(typed.trim());
  const list = useId();
  const rows = groups.flatMap((group) => group.rows);
  const active = rows[place];

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && rows.length > 0) setPlace((place + step + rows.length) % rows.length);
    else if (event.key !== 'Enter') return;
    else if (active && isFresh) open(active);
    event.preventDefault();
  }

  return (
    <Dialog title={text.title} isWide firstField="input" onClose={onClose}>
      <div className="relative shrink-0 border-b border-snow-200 px-5 py-3 sm:px-6">
        <Search className="absolute top-6.5 left-8 size-5 text-ink-soft sm:left-9" aria-hidden />
        <input
          role="combobox"
          aria-label={text.field}
          aria-autocomplete="list"
          aria-expanded={rows.length > 0}
          aria-controls={list}
          aria-activedescendant={active && `${list}-${place}`}
          placeholder={text.example}
          maxLength={100}
          enterKeyHint="go"
          autoComplete="off"
          value={typed}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setTyped(event.target.value);
            setPlace(0);
          }}
          className="min-h-12 w-full rounded-md border border-night-500 bg-white pr-3 pl-11"
        />
      </div>
      <DialogBody>
        {query.isError ? (
          <Failure
            title={text.failed}
            hint={text.failedHint}
            onRetry={() => void query.refetch()}
            isRetrying={query.isFetching}
          />
        ) : (
          <p role="status" className="text-sm text-ink-soft">
            {say({ typed: typed.trim(), isFresh, groups })}
          </p>
        )}
        <div
          id={list}
          role="listbox"
          aria-label={text.results}
          className="grid grid-cols-1 gap-4 empty:hidden"
        >
          {groups.map((group) => (
            // biome-ignore lint/a11y/useSemanticElements: a group of a listbox
            <div key={group.tab} role="group" aria-label={tabLabels[group.tab]}>
              <p aria-hidden className="mb-1 font-bold">
                {tabLabels[group.tab]}
              </p>
              {group.rows.map((row) => (
                <Option
                  key={`${row.href} ${row.title}`}
                  row={row}
                  id={`${list}-${rows.indexOf(row)}`}
                  isActive={row === active}
                />
              ))}
            </div>
          ))}
        </div>
      </DialogBody>
    </Dialog>
  );
}

function say({ typed, isFresh, groups }: { typed: string; isFresh: boolean; groups: Found }): string {
  if (typed === '') return text.hint;
  if (!isFresh) return text.searching;
  const sum = (numbers: number[]) => numbers.reduce((all, number) => all + number, 0);
  const shown = sum(groups.map(({ rows }) => rows.length));
  return shown > 0 ? text.found(shown, sum(groups.map(({ total }) => total))) : text.nothing(typed);
}

function Option({ row, id, isActive }: { row: PanelRow; id: string; isActive: boolean }) {
  const option = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <button
      ref={option}
      type="button"
      role="option"
      id={id}
      tabIndex={-1}
      aria-selected={isActive}
      onClick={() => open(row)}
      className="grid min-h-12 w-full cursor-pointer content-center gap-0.5 rounded-md border-l-4 border-transparent px-3 py-2 text-left wrap-anywhere hover:bg-snow-100 aria-selected:border-signal-600 aria-selected:bg-snow-100"
    >
      <bdi className="leading-snug font-semibold">{row.title}</bdi>
      {row.note && <span className="line-clamp-2 text-sm leading-snug text-ink-soft">{row.note}</span>}
    </button>
  );
}

function useFound(typed: string) {
  const q = useSettled(typed);
  const query = useQuery({
    queryKey: ['/api/admin/search', q],
    queryFn: () => fetchOrSay<Found>(`/api/admin/search?${new URLSearchParams({ q })}`, text.failed),
    enabled: q !== '',
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const groups = typed !== '' && !query.isError ? (query.data ?? []) : [];
  /** True once what is shown was found by all that is typed. */
  const isFresh = q === typed && query.isSuccess && !query.isPlaceholderData;
  return { query, groups, isFresh };
}
