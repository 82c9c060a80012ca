import { binPanelText as text } from '#/i18n/tr/bin-panel.ts';
import { listPanelText } from '#/i18n/tr/list-panel.ts';
import type { Binned } from '#/stored/bin.ts';
import { compareTexts } from '../list/compare-texts.ts';
import { FoundList } from '../list/found-list.tsx';
import { ListTools } from '../list/list-tools.tsx';
import { type ListOrder, useListView } from '../list/use-list-view.ts';
import { BinRow } from './bin-row.tsx';

interface BinListProps {
  list: Binned[];
  restore: (id: number) => Promise<unknown>;
  refresh: () => Promise<unknown>;
  restored: string;
}

const textOf = ({ title, deletedBy }: Binned) => `${title} ${deletedBy}`;

const orders: ListOrder<Binned>[] = [
  { value: 'lastDeleted', label: text.lastDeleted },
  { value: 'title', label: listPanelText.byTitle, compare: (a, b) => compareTexts(a.title, b.title) },
];

/** As many as are seen at a glance need no search. */
const glance = 5;

export function BinList({ list, restore, refresh, restored }: BinListProps) {
  const view = useListView(list, { textOf, orders });
  // a search that is under way is not taken away when the list gets short
  const isSearchable = list.length > glance || view.search !== '';
  return (
    <>
      {isSearchable && <ListTools view={view} words={text} />}
      <FoundList view={view}>
        {(binned) => (
          <BinRow
            key={binned.id}
            binned={binned}
            restoring={{ restore: () => restore(binned.id), refresh, restored }}
          />
        )}
      </FoundList>
    </>
  );
}
