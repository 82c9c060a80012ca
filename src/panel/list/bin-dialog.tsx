import { useQuery } from '@tanstack/react-query';
import { Trash2, Undo2 } from 'lucide-react';
import { type FocusEvent, useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { compareTexts } from '#/format/compare-texts.ts';
import { formatMoment } from '#/format/dates.ts';
import { formatRelativeTime } from '#/format/relative-time.ts';
import { matchWords, searchKeyOf } from '#/format/turkish.ts';
import type { Binned } from '#/http/answers.server.ts';
import { binPanelText as text } from '#/i18n/tr/bin-panel.ts';
import { listPanelText } from '#/i18n/tr/list-panel.ts';
import { binDays, countDaysLeft } from '#/stored/bin.ts';
import { useAct } from '../act.tsx';
import { BusyButton } from '../button.tsx';
import { Dialog, DialogBody } from '../dialog/dialog.tsx';
import { useNameOf } from '../person-names.tsx';
import { Thumbnail } from '../thumbnail.tsx';
import { restoration, say } from './deletion.tsx';
import type { BinPlan } from './list-plan.ts';
import { EmptyState, ListState, ListTools } from './list-state.tsx';
import { LongList } from './paged-list.tsx';

const words = { loading: text.loading, failed: text.fetchFailed, hint: text.fetchHint };

export default function BinDialog({ plan, onClose }: { plan: BinPlan; onClose: () => void }) {
  const query = useQuery(plan.query);
  return (
    <Dialog isWide help="bin" title={text.bin} description={plan.words.binHint(binDays)} onClose={onClose}>
      <DialogBody>
        <p role="status" className="sr-only">
          {query.data && text.held(query.data.length)}
        </p>
        <div {...useNeighbourFocus()} tabIndex={-1} className="outline-none">
          <ListState query={query} words={words} empty={<EmptyState icon={Trash2} title={text.empty} />}>
            {(list) => <BinList list={list} plan={plan} />}
          </ListState>
        </div>
      </DialogBody>
    </Dialog>
  );
}

/** A list this short needs no search. */
const glance = 5;

function BinList({ list, plan }: { list: Binned[]; plan: BinPlan }) {
  const view = useBinView(list);
  // keep the field of a search that is going on, even when the list has become short
  const isSearchable = list.length > glance || view.search !== '';
  return (
    <>
      {isSearchable && <ListTools view={view} words={text} />}
      <LongList items={view.found} viewKey={view.key} clear={() => view.setSearch('')}>
        {(binned) => <BinRow key={binned.id} binned={binned} plan={plan} />}
      </LongList>
    </>
  );
}

/** Stays busy until the lists have been read again, because a restored row must not be pressed twice. */
function BinRow({ binned, plan }: { binned: Binned; plan: BinPlan }) {
  const { id, title, pictureUrl } = binned;
  const act = restoration({ ids: [id], restore: plan.restore, restored: say(plan.words.restored, 1) });
  const { begin, isBusy } = useAct(act);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-card border border-snow-200 bg-white p-4 sm:flex-nowrap">
      <div className="flex min-w-0 basis-full items-start gap-3 sm:flex-1 sm:basis-0">
        {pictureUrl !== undefined && (
          <Thumbnail src={pictureUrl} className="size-16 rounded-md border border-snow-200" />
        )}
        <BinnedFacts binned={binned} />
      </div>
      <BusyButton
        isBusy={isBusy}
        busyLabel={text.restoring}
        aria-label={isBusy ? undefined : text.restoreOf(title)}
        onClick={begin}
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

const orders = [
  { value: 'lastDeleted', label: text.lastDeleted },
  { value: 'title', label: listPanelText.byTitle },
];

/**
 * The bin is all here. It keeps entries whose text holds each typed word, however its Turkish letters are written; finding
 * is deferred, which keeps typing fast.
 */
function useBinView(list: readonly Binned[]) {
  const nameOf = useNameOf();
  const [search, setSearch] = useState('');
  const [order, choose] = useState('lastDeleted');
  const searched = searchKeyOf(useDeferredValue(search));
  const found = useMemo(() => {
    const isMeant = matchWords(searched);
    const matching = list.filter(({ title, deletedBy }) =>
      isMeant(searchKeyOf(`${title} ${deletedBy} ${nameOf(deletedBy)}`)),
    );
    return order === 'title' ? matching.toSorted((a, b) => compareTexts(a.title, b.title)) : matching;
  }, [list, nameOf, searched, order]);
  return {
    found,
    isNarrowed: searched !== '',
    /** Changes with search and order: an unfolded list starts again. */
    key: [searched, order].join('|'),
    search,
    setSearch,
    order: { label: listPanelText.order, value: order, options: orders, choose },
  };
}

/**
 * Ref for a box (with `tabIndex={-1}`) around a list: when the focused entry goes, focuses the next one, else the
 * box. A layout effect, because a dialog around it must not see the focus lost.
 */
function useNeighbourFocus() {
  const ref = useRef<HTMLDivElement>(null);
  const place = useRef<number>(undefined);
  const buttons = () => [...(ref.current?.querySelectorAll<HTMLElement>('li button') ?? [])];

  useLayoutEffect(() => {
    const isLost = document.activeElement === document.body || document.activeElement === null;
    if (!isLost || place.current === undefined) return;
    (buttons().at(Math.min(place.current, buttons().length - 1)) ?? ref.current)?.focus();
  });

  function onFocus({ target }: FocusEvent<HTMLElement>) {
    const found = buttons().indexOf(target);
    place.current = found < 0 ? undefined : found;
  }

  return { ref, onFocus };
}
