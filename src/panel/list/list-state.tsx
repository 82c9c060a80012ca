import { type Query, type QueryClient, type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { listPanelText as text } from '#/i18n/tr/list-panel.ts';
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
  children: (list: Item[]) => ReactNode;
}

/** Search, filter and order, and what they found, or why there is nothing. */
export function FoundList<Item extends { id: number }>({
  view,
  words,
  icon,
  children,
}: FoundListProps<Item>) {
  const { query, items, total, isNarrowed } = view;
  return (
    <>
      {(total || isNarrowed) && <ListTools view={view} words={words} />}
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
  view: {
    search: string;
    setSearch: (search: string) => void;
    order: Choice;
    filter?: Choice | undefined;
    narrowings?: readonly Choice[];
    found: { readonly length: number };
    isNarrowed: boolean;
  };
  words: { search: string; searchHint: string };
}

/** Search, filter and order of a list. What leaves nothing to choose from is not drawn. */
export function ListTools({ view, words }: ListToolsProps) {
  const { search, setSearch, order, filter, narrowings = [], found, isNarrowed } = view;
  const narrowing = narrowings.filter(isUseful);
  return (
    <div className="mb-4 grid grid-cols-1 gap-2">
      <search className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-2 sm:flex">
        <SearchField
          label={words.search}
          placeholder={words.searchHint}
          value={search}
          onChange={setSearch}
          className="col-span-full sm:flex-1"
        />
        {filter && isUseful(filter) && <ChoiceField {...filter} />}
        <ChoiceField {...order} />
      </search>
      {narrowing.length > 0 && (
        <div className="grid grid-cols-2 gap-2 *:only:col-span-full sm:flex sm:*:w-64">
          {narrowing.map(({ choose, ...choice }) => (
            <SelectField key={choice.label} isLabelHidden {...choice} onChange={choose} />
          ))}
        </div>
      )}
      <p role="status" className="text-sm text-ink-soft empty:sr-only">
        {isNarrowed && text.found(found.length)}
      </p>
    </div>
  );
}

const isUseful = ({ options }: Choice) => options.length > 1;

function ChoiceField({ choose, ...choice }: Choice) {
  return (
    // a single choice beside the search fills its row on a phone
    <div className="min-w-0 sm:w-52 nth-2:last:col-span-full">
      <SelectField isLabelHidden {...choice} onChange={choose} />
    </div>
  );
}

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
