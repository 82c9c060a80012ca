import type { UseQueryResult } from '@tanstack/react-query';
import { type LucideIcon, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { binPanelText } from '#/i18n/tr/bin-panel.ts';
import { Button } from '../button.tsx';
import { EmptyState } from '../empty-state.tsx';
import { ListState } from './list-state.tsx';
import { SectionHeader } from './section-header.tsx';

export type DrawDialog = (close: () => void) => ReactNode;

interface ListTabProps<Item> {
  title: string;
  query: UseQueryResult<Item[]>;
  words: {
    count: (number: number) => string;
    create: string;
    loading: string;
    failed: string;
    hint: string;
    noneYet: string;
    noneYetHint: string;
  };
  icons: { none: LucideIcon; create: LucideIcon };
  creation: DrawDialog;
  bin: DrawDialog;
  /** The list has at least one entry; `open` is for the dialogs of its rows. */
  children: (list: Item[], open: (dialog: DrawDialog) => void) => ReactNode;
}

export function ListTab<Item>({ title, query, words, icons, creation, bin, children }: ListTabProps<Item>) {
  const [opened, setOpened] = useState<{ dialog: DrawDialog }>();
  const open = (dialog: DrawDialog) => setOpened({ dialog });
  const count = query.data?.length;
  return (
    <>
      <SectionHeader title={title} note={count ? words.count(count) : undefined}>
        <Button look="quiet" onClick={() => open(bin)}>
          <Trash2 className="size-4" aria-hidden />
          {binPanelText.bin}
        </Button>
        <Button look="primary" onClick={() => open(creation)}>
          <icons.create className="size-5" aria-hidden />
          {words.create}
        </Button>
      </SectionHeader>
      <ListState
        query={query}
        words={words}
        empty={<EmptyState icon={icons.none} title={words.noneYet} hint={words.noneYetHint} />}
      >
        {(list) => children(list, open)}
      </ListState>
      {opened?.dialog(() => setOpened(undefined))}
    </>
  );
}
