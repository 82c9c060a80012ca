import { Undo2 } from 'lucide-react';
import { useCallback } from 'react';
import { formatMoment } from '#/format/dates.ts';
import { formatRelativeTime } from '#/format/relative-time.ts';
import { binPanelText as text } from '#/i18n/tr/bin-panel.ts';
import { listPanelText } from '#/i18n/tr/list-panel.ts';
import { type Binned, countDaysLeft } from '#/stored/bin.ts';
import { BusyButton } from '../busy-button.tsx';
import { compareTexts } from '../list/compare-texts.ts';
import { ListTools } from '../list/list-tools.tsx';
import { LongList } from '../list/long-list.tsx';
import { NothingFound } from '../list/nothing-found.tsx';
import { type ListOrder, useListView } from '../list/use-list-view.ts';
import { useNameOf } from '../staff-names.ts';
import { Thumbnail } from '../thumbnail.tsx';
import { useSingleMutation } from '../use-single-mutation.ts';
import { type Restoring, restoreWithToast } from './restoring.ts';

interface BinListProps {
  list: Binned[];
  restore: (id: number) => Promise<unknown>;
  refresh: () => Promise<unknown>;
  restored: string;
}

const orders: ListOrder<Binned>[] = [
  { value: 'lastDeleted', label: text.lastDeleted },
  { value: 'title', label: listPanelText.byTitle, compare: (a, b) => compareTexts(a.title, b.title) },
];

/** A list this short needs no search. */
const glance = 5;

export function BinList({ list, restore, refresh, restored }: BinListProps) {
  const nameOf = useNameOf();
  const textOf = useCallback(
    ({ title, deletedBy }: Binned) => `${title} ${deletedBy} ${nameOf(deletedBy)}`,
    [nameOf],
  );
  const view = useListView(list, { textOf, orders });
  // keep the field of a search that is going on, even when the list has become short
  const isSearchable = list.length > glance || view.search !== '';
  return (
    <>
      {isSearchable && <ListTools view={view} words={text} />}
      {view.found.length === 0 ? (
        <NothingFound onClear={view.clear} />
      ) : (
        <LongList items={view.found} viewKey={view.key} className="grid gap-3">
          {(binned) => (
            <BinRow
              key={binned.id}
              binned={binned}
              restoring={{ restore: () => restore(binned.id), refresh, restored }}
            />
          )}
        </LongList>
      )}
    </>
  );
}

/** Stays busy until the lists have been read again, because a restored row must not be pressed twice. */
function BinRow({ binned, restoring }: { binned: Binned; restoring: Restoring }) {
  const { title, pictureUrl } = binned;
  const restoration = useSingleMutation({ mutationFn: () => restoreWithToast(restoring) });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-card border border-snow-200 bg-white p-4 sm:flex-nowrap">
      <div className="flex min-w-0 basis-full items-start gap-3 sm:flex-1 sm:basis-0">
        {pictureUrl !== undefined && (
          <Thumbnail src={pictureUrl} className="size-16 rounded-md border border-snow-200" />
        )}
        <BinnedFacts binned={binned} />
      </div>
      <BusyButton
        isBusy={restoration.isPending}
        busyLabel={text.restoring}
        aria-label={restoration.isPending ? undefined : text.restoreOf(title)}
        onClick={() => restoration.mutate()}
      >
        <Undo2 className="size-4" aria-hidden />
        {text.restore}
      </BusyButton>
    </li>
  );
}

function BinnedFacts({ binned: { title, deletedAt, deletedBy } }: { binned: Binned }) {
  const now = new Date();
  const nameOf = useNameOf();
  return (
    <div className="grid min-w-0 flex-1 gap-1">
      <h3 className="leading-snug font-bold wrap-anywhere">{title}</h3>
      <p className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
        <time dateTime={deletedAt} title={formatMoment(deletedAt)}>
          {text.deleted(formatRelativeTime(deletedAt, now))}
        </time>
        {deletedBy && <span className="wrap-anywhere">{text.deletedBy(nameOf(deletedBy))}</span>}
      </p>
      <p className="text-sm font-semibold text-ink-soft">{text.daysLeft(countDaysLeft(deletedAt, now))}</p>
    </div>
  );
}
