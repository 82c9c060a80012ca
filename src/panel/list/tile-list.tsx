import { type ReactNode, useState } from 'react';
import { listPanelText as text } from '#/i18n/tr/list-panel.ts';
import { Button } from '../button.tsx';
import { type FoundSelection, SelectAll, useFoundSelection } from './found-selection.tsx';
import type { Bulk } from './list-plan.ts';
import { type Listed, MarkBadge, type Row } from './list-row.tsx';
import type { ListView } from './list-view.ts';
import { PagedList } from './paged-list.tsx';

interface TileListProps<Item extends Listed> {
  view: ListView<Item>;
  items: readonly Item[];
  row: (item: Item) => Row;
  bulk: Bulk<Item>;
  actions: (item: Item) => ReactNode;
}

/** Pictures in columns, of which several can be chosen. */
export function TileList<Item extends Listed>(props: TileListProps<Item>) {
  const { view, items, row, bulk, actions } = props;
  const selection = useFoundSelection(view);
  return (
    <>
      <PagedList
        view={view}
        items={items}
        className="grid grid-cols-2 gap-3 max-[20rem]:grid-cols-1 md:grid-cols-3 md:gap-4 lg:grid-cols-4"
      >
        {(item) => (
          <Tile
            key={item.id}
            title={item.title}
            row={row(item)}
            check={{
              'aria-label': bulk.words.select(item.title),
              checked: selection.has(item.id),
              onChange: () => selection.toggle(item.id),
            }}
            actions={actions(item)}
          />
        )}
      </PagedList>
      {/* below the list, which must not move under the finger that selects */}
      {selection.selected.length > 0 && <SelectionBar {...{ selection, items, bulk }} />}
    </>
  );
}

/** Class of the picture of a tile. */
export const tilePicture = 'aspect-4/3 w-full';

interface TileProps {
  title: string;
  row: Row;
  check: { 'aria-label': string; checked: boolean; onChange: () => void };
  actions: ReactNode;
}

function Tile({ title, row, check, actions }: TileProps) {
  return (
    <li className="flex flex-col overflow-hidden rounded-card border border-snow-200 bg-white shadow-card has-checked:border-signal-600 has-checked:ring-1 has-checked:ring-signal-600">
      <label className="relative block cursor-pointer">
        {row.picture}
        <input
          type="checkbox"
          {...check}
          className="absolute top-2 left-2 size-6 scroll-mt-24 cursor-pointer"
        />
      </label>
      <div className="grid flex-1 grid-cols-1 content-between gap-2 p-3">
        <h3 className="leading-snug font-bold wrap-anywhere">{title}</h3>
        <div className="flex flex-wrap items-center justify-between gap-y-2">
          {row.marks.map((mark) => (
            <MarkBadge key={mark.words} {...mark} />
          ))}
          {/* both buttons fit side by side into half a phone */}
          <div className="-mx-2 flex grow flex-wrap justify-between sm:mx-0 sm:grow-0 sm:gap-2">
            {actions}
          </div>
        </div>
      </div>
    </li>
  );
}

interface SelectionBarProps<Item extends Listed> extends Pick<TileListProps<Item>, 'items' | 'bulk'> {
  selection: FoundSelection;
}

/** Its dialog is drawn here, because what it is about is read again while it is open. */
function SelectionBar<Item extends Listed>({ selection, items, bulk }: SelectionBarProps<Item>) {
  const { selected, isSelecting, clear } = selection;
  const [opened, open] = useState<Bulk<Item>['acts'][number]>();
  const chosen = { ids: selected, known: items, onDone: clear, onClose: () => open(undefined) };
  return (
    <div className="sticky bottom-2 z-10 mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-md border border-snow-200 bg-white px-3 py-1 shadow-card">
      <SelectAll
        selection={selection}
        label={bulk.words.selectAll}
        said={isSelecting ? text.selecting : bulk.words.selected(selected.length)}
      />
      {!isSelecting && (
        <div className="ml-auto flex flex-wrap gap-2">
          {bulk.acts.map((act) => (
            <Button key={act.label} size="small" look={act.look} onClick={() => open(act)}>
              <act.icon className="size-4" aria-hidden />
              {act.label}
            </Button>
          ))}
        </div>
      )}
      {opened?.dialog(chosen)}
    </div>
  );
}
