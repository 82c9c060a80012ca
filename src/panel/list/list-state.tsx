import { type Query, type QueryClient, type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { type LucideIcon, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { listPanelText as text } from '#/i18n/tr/list-panel.ts';
import { Button } from '../button.tsx';
import { Failure, FailureBoundary, serverMessage } from '../failure.tsx';
import { SearchField, SelectField } from '../form/controls.tsx';
import { whileSignedIn } from '../sign-in-request.ts';
import type { Choice, ListView } from './list-view.ts';

type ListQuery<Item> = Pick<UseQueryResult<Item[]>, 'data' | 'error' | 'isFetching'>;

interface ListStateProps<Item> {
  query: ListQuery<Item>;
  /** False where nothing was found among others. */
  isEmpty?: boolean;
  words: { loading: string; failed: string; hint: string };
  empty: ReactNode;
  /** Called unless the list is empty. */
  children: (list: Item[]) => ReactNode;
}

export function ListState<Item>({ query, words, empty, isEmpty, children }: ListStateProps<Item>) {
  const queries = useQueryClient();
  const { data: list, error, isFetching } = query;
  if (!list && !error) return <ListSkeleton label={words.loading} />;
  if (!list) {
    return (
      <Failure
        title={words.failed}
        hint={serverMessage(error, words.hint)}
        onRetry={() => void retry(queries)}
        isRetrying={isFetching}
      />
    );
  }
  if (isEmpty ?? list.length === 0) return empty;
  return <FailureBoundary>{children(list)}</FailureBoundary>;
}

const hasFailed = ({ state }: Query) => state.status === 'error';

/**
 * Reads all failed queries again. Where the session has ended, the person signs in over what is open: a text may
 * stand in it.
 */
async function retry(queries: QueryClient): Promise<void> {
  const failed = { type: 'active', predicate: hasFailed } as const;
  // what fails again is shown in its place, and who does not sign in leaves the list as it is
  await whileSignedIn(() => queries.refetchQueries(failed, { throwOnError: true })).catch(() => {});
}

const rows = [1, 2, 3, 4];

export function ListSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-busy="true" className="grid gap-3">
      <span className="sr-only">{label}</span>
      {rows.map((row) => (
        <div
          key={row}
          className="flex animate-pulse gap-4 rounded-card border border-snow-200 bg-white p-4"
          aria-hidden
        >
          <div className="hidden h-20 w-30 rounded-md bg-snow-200 sm:block" />
          <div className="grid flex-1 content-start gap-3 py-1">
            <div className="h-4 w-3/5 rounded bg-snow-200" />
            <div className="h-3 w-full rounded bg-snow-100" />
            <div className="h-3 w-2/5 rounded bg-snow-100" />
          </div>
        </div>
      ))}
    </div>
  );
}

interface FoundListProps<Item extends { id: number }> {
  view: ListView<Item>;
  words: ListStateProps<Item>['words'] & ListToolsProps['words'] & { noneYet: string; noneYetHint: string };
  /** Stands over the words when there is nothing yet. */
  icon: LucideIcon;
  /** What is sought here is seldom known by a word. */
  isFiltersOpen?: boolean;
  children: (list: Item[]) => ReactNode;
}

/** Search, filter and order, and what they found, or why there is nothing. */
export function FoundList<Item extends { id: number }>({
  view,
  words,
  icon,
  isFiltersOpen,
  children,
}: FoundListProps<Item>) {
  const { query, items, total, isNarrowed } = view;
  return (
    <>
      {(total || isNarrowed) && <ListTools {...{ view, words, isFiltersOpen }} />}
      <ListState
        query={{ data: items, error: query.error, isFetching: query.isFetching }}
        isEmpty={total === 0}
        words={words}
        empty={<EmptyState icon={icon} title={words.noneYet} hint={words.noneYetHint} />}
      >
        {children}
      </ListState>
    </>
  );
}

interface ListToolsProps {
  view: Pick<ListView<{ id: number }>, 'search' | 'setSearch' | 'order' | 'found' | 'isNarrowed'> & {
    filters?: readonly Choice[];
  };
  words: { search: string; searchHint: string };
  isFiltersOpen?: boolean;
}

/** Search, filters and order of a list. On a phone these stand behind a button, so that the first of the list is in sight. */
export function ListTools({ view, words, isFiltersOpen = false }: ListToolsProps) {
  const { search, setSearch, order, filters = [], found, isNarrowed } = view;
  const [isOpen, setOpen] = useState(isFiltersOpen || (isNarrowed && search === ''));
  const id = useId();
  return (
    <div className="mb-3 grid grid-cols-1 sm:mb-4">
      <search className="flex flex-wrap gap-2">
        <SearchField
          label={words.search}
          placeholder={words.searchHint}
          value={search}
          onChange={setSearch}
          className="min-w-[min(100%,12rem)] flex-1"
        />
        <Button
          size="icon"
          aria-label={text.filters}
          aria-expanded={isOpen}
          aria-controls={id}
          className="sm:hidden"
          onClick={() => setOpen(!isOpen)}
        >
          <SlidersHorizontal className="size-5" aria-hidden />
        </Button>
        <div
          id={id}
          className={`flex flex-wrap gap-2 *:min-w-[min(100%,9rem)] max-sm:w-full max-sm:*:flex-1 sm:*:w-44 ${isOpen ? '' : 'max-sm:hidden'}`}
        >
          {[...filters.filter(isUseful), order].map(({ choose, ...choice }) => (
            <SelectField key={choice.label} isLabelHidden {...choice} onChange={choose} />
          ))}
        </div>
      </search>
      <p role="status" className="mt-2 text-sm text-ink-soft empty:sr-only">
        {isNarrowed && text.found(found.length)}
      </p>
    </div>
  );
}

const isUseful = ({ options }: Choice) => options.length > 1;

interface EmptyStateProps {
  icon: LucideIcon;
  title: string;
  hint?: string;
  children?: ReactNode;
}

export function EmptyState({ icon: Icon, title, hint, children }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-2 rounded-card border border-dashed border-snow-400 bg-white px-6 py-14 text-center">
      <span className="mb-1 grid size-14 place-items-center rounded-full bg-snow-100 text-night-600">
        <Icon className="size-7" aria-hidden />
      </span>
      <p className="text-lg font-bold">{title}</p>
      {hint && <p className="max-w-prose text-ink-soft">{hint}</p>}
      {children && <div className="mt-3">{children}</div>}
    </div>
  );
}
