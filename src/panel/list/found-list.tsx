import type { ReactNode } from 'react';
import { LongList } from './long-list.tsx';
import { NothingFound } from './nothing-found.tsx';
import type { ListView } from './use-list-view.ts';

interface FoundListProps<Item> {
  view: ListView<Item>;
  children: (item: Item) => ReactNode;
}

export function FoundList<Item>({ view, children }: FoundListProps<Item>) {
  if (view.found.length === 0) return <NothingFound onClear={view.clear} />;
  return (
    <LongList items={view.found} viewKey={view.key} className="grid gap-3">
      {children}
    </LongList>
  );
}
