import type { ReactNode } from 'react';
import { checkOf, type FoundSelection, SelectionBar } from './found-selection.tsx';
import type { Bulk } from './list-plan.ts';
import { type Check, type Listed, MarkBadge, type Row } from './list-row.tsx';
import type { ListView } from './list-view.ts';
import { PagedList } from './paged-list.tsx';

interface TileListProps<Item extends Listed> {
  view: ListView<Item>;
  items: readonly Item[];
  row: (item: Item) => Row;
  bulk: Bulk<Item>;
  selection: FoundSelection<Item>;
  actions: (item: Item) => ReactNode;
}

/** Pictures in columns, of which several can be chosen. */
export function TileList<Item extends Listed>(props: TileListProps<Item>) {
  const { view, items, row, bulk, selection, actions } = props;
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
            check={checkOf(selection, item)}
            actions={actions(item)}
          />
        )}
      </PagedList>
      {/* below the list, which must not move under the finger that selects */}
      {selection.selected.length > 0 && <SelectionBar {...{ selection, bulk }} onDone={selection.drop} />}
    </>
  );
}

/** Class of the picture of a tile. */
export const tilePicture = 'aspect-4/3 w-full';

interface TileProps {
  title: string;
  row: Row;
  check: Check;
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
