import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { listPanelText as text } from '#/i18n/tr/list-panel.ts';
import { Button } from '../button.tsx';
import { EmptyState } from '../empty-state.tsx';
import { LongList } from './long-list.tsx';
import type { ListView } from './use-list-view.ts';

interface FoundListProps<Item> {
  view: ListView<Item>;
  className?: string;
  children: (item: Item) => ReactNode;
}

export function FoundList<Item>({ view, className = 'grid gap-3', children }: FoundListProps<Item>) {
  if (view.found.length === 0) {
    return (
      <EmptyState icon={SearchX} title={text.noMatch} hint={text.noMatchHint}>
        <Button onClick={view.clear}>{text.clear}</Button>
      </EmptyState>
    );
  }
  return (
    <LongList items={view.found} viewKey={view.key} className={className}>
      {children}
    </LongList>
  );
}
