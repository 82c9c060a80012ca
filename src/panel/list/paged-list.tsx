import { SearchX } from 'lucide-react';
import { type FocusEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { listPanelText as text } from '#/i18n/tr/list-panel.ts';
import { BusyButton, Button } from '../button.tsx';
import { findLast, giveFocusBack, rowsAround } from '../dialog/closing.ts';
import { EmptyState } from './list-state.tsx';

interface PagedListProps<Item> {
  view: {
    /** How many there are on all pages. */
    found: { readonly length: number };
    query: {
      hasNextPage: boolean;
      isFetchingNextPage: boolean;
      isFetchNextPageError: boolean;
      fetchNextPage: () => unknown;
    };
    /** Shows all again, where nothing was found. */
    clear?: () => void;
  };
  items: readonly Item[];
  className?: string;
  children: (item: Item) => ReactNode;
}

/** A list whose next entries the server gives when they are asked for. */
export function PagedList<Item>({ view, items, className = 'grid gap-3', children }: PagedListProps<Item>) {
  const { list, button, expectMore } = useFocusOnNew(items.length);
  const focus = useFocusOnNext();
  const { found, query, clear } = view;
  if (items.length === 0 && clear) return <NothingFound onClear={clear} />;
  return (
    <>
      <ul ref={list} className={className} {...focus}>
        {items.map(children)}
      </ul>
      {query.hasNextPage && (
        <div className="mt-5 grid justify-items-center gap-2">
          <p className="text-sm text-ink-soft">{text.shownOf(items.length, found.length)}</p>
          {query.isFetchNextPageError && (
            <p role="alert" className="text-sm font-medium text-danger-700">
              {text.moreFailed}
            </p>
          )}
          <BusyButton
            ref={button}
            isBusy={query.isFetchingNextPage}
            busyLabel={text.loadingMore}
            onClick={() => {
              expectMore();
              query.fetchNextPage();
            }}
          >
            {text.showMore}
          </BusyButton>
        </div>
      )}
    </>
  );
}

/** Entries drawn at once: fills rows of one, two, three and four. */
const step = 48;

interface LongListProps<Item> extends Omit<PagedListProps<Item>, 'view'> {
  /** When it changes, the list starts at its first step again. */
  viewKey: string;
  clear?: () => void;
}

/** A list that is all here, drawn in steps: thousands of entries at once are slow. */
export function LongList<Item>({ items, viewKey, clear, ...list }: LongListProps<Item>) {
  const [unfolded, setUnfolded] = useState({ viewKey, count: step });
  const count = unfolded.viewKey === viewKey ? unfolded.count : step;
  const query = {
    ...{ hasNextPage: items.length > count, isFetchingNextPage: false, isFetchNextPageError: false },
    fetchNextPage: () => setUnfolded({ viewKey, count: count + step }),
  };
  return <PagedList {...list} items={items.slice(0, count)} view={{ found: items, query, clear }} />;
}

/** Moves the focus from the button to the first entry that was not there before, unless the person has gone elsewhere. */
function useFocusOnNew(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const known = useRef<number>(undefined);

  useLayoutEffect(() => {
    if (known.current === undefined || count <= known.current) return;
    const isWaiting = [button.current, document.body].includes(document.activeElement as HTMLButtonElement);
    const next = list.current?.children[known.current];
    if (isWaiting) next?.querySelector<HTMLElement>('button, input, a')?.focus({ preventScroll: true });
    known.current = undefined;
  }, [count]);

  function expectMore() {
    known.current = count;
  }
  return { list, button, expectMore };
}

/** Leads on to the next row when the one goes in which the keyboard stands: what it lacked is filled in, say. */
function useFocusOnNext() {
  const held = useRef<readonly Element[]>([]);
  useLayoutEffect(() => {
    const [focused, ...rows] = held.current;
    if (!focused || focused.isConnected) return;
    held.current = [];
    giveFocusBack(focused, rows);
  });
  return {
    onFocus({ target }: FocusEvent) {
      held.current = [target, ...rowsAround(target)];
    },
    // React says nothing of the focus that goes with a row
    onBlur() {
      held.current = [];
    },
  };
}

function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState icon={SearchX} title={text.noMatch} hint={text.noMatchHint}>
      <Button
        onClick={() => {
          onClear();
          findLast('[type=search]')?.focus();
        }}
      >
        {text.clear}
      </Button>
    </EmptyState>
  );
}
