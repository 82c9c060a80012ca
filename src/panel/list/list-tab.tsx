import { type LucideIcon, Trash2 } from 'lucide-react';
import { Fragment, type ReactNode, useState } from 'react';
import { binPanelText } from '#/i18n/tr/bin-panel.ts';
import { Button } from '../button.tsx';
import { FailureBoundary } from '../failure.tsx';
import { OverNewForm } from '../form/over-new-form.ts';
import { lazy } from '../lazy.tsx';
import { useLinkedId } from './linked-id.ts';
import { UnfinishedIds } from './list-row.tsx';
import { EmptyState, type ListQuery, ListState } from './list-state.tsx';
import { SectionHeader } from './section-header.tsx';
import type { Unfinished } from './unfinished-list.tsx';

const UnfinishedList = lazy(() => import('./unfinished-list.tsx'));

export type DrawDialog = (close: () => void) => ReactNode;

interface ListTabProps<Item> {
  title: string;
  query: ListQuery<Item>;
  /** Entries in all, where `query` holds only some of them. */
  total?: number;
  /** Above the list, also while it is read. */
  tools?: ReactNode;
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
  /** Further buttons, between the bin and the creation. */
  buttons?: (open: (dialog: DrawDialog) => void) => ReactNode;
  bin: DrawDialog;
  /** The forms whose unsaved texts stand above the list, and how to go on with one. */
  unfinished: { kind: string; resume: (draft: Unfinished) => DrawDialog };
  /** How to open the form of a thing that a link names. */
  edit?: (id: number) => DrawDialog;
  /** `open` is for the dialogs of the list's rows. */
  children: (list: Item[], open: (dialog: DrawDialog) => void) => ReactNode;
}

export function ListTab<Item>({
  title,
  query,
  total = query.data?.length,
  words,
  icons,
  tools,
  buttons,
  creation,
  bin,
  unfinished,
  edit,
  children,
}: ListTabProps<Item>) {
  const linkedId = useLinkedId(unfinished.kind);
  const [opened, setOpened] = useState<{ dialog: DrawDialog; turn: number } | undefined>(
    edit && linkedId ? { dialog: edit(linkedId), turn: 0 } : undefined,
  );
  const [unfinishedIds, setUnfinishedIds] = useState<ReadonlySet<number>>(new Set());
  const open = (dialog: DrawDialog) => setOpened((now) => ({ dialog, turn: (now?.turn ?? 0) + 1 }));
  const texts = {
    kind: unfinished.kind,
    onResume: (draft: Unfinished) => open(unfinished.resume(draft)),
  };
  return (
    <>
      <SectionHeader title={title} note={total ? words.count(total) : undefined}>
        <Button look="quiet" onClick={() => open(bin)}>
          <Trash2 className="size-4" aria-hidden />
          {binPanelText.bin}
        </Button>
        {buttons?.(open)}
        <Button look="primary" onClick={() => open(creation)}>
          <icons.create className="size-5" aria-hidden />
          {words.create}
        </Button>
      </SectionHeader>
      <FailureBoundary instead={null}>
        <UnfinishedList {...texts} onFound={setUnfinishedIds} />
      </FailureBoundary>
      {tools}
      <ListState
        query={query}
        isEmpty={total === 0}
        words={words}
        empty={<EmptyState icon={icons.none} title={words.noneYet} hint={words.noneYetHint} />}
      >
        {(list) => <UnfinishedIds value={unfinishedIds}>{children(list, open)}</UnfinishedIds>}
      </ListState>
      <OverNewForm
        value={
          <FailureBoundary instead={null}>
            <UnfinishedList {...texts} isOverForm />
          </FailureBoundary>
        }
      >
        {/* a form that takes the place of another is a form of its own */}
        <Fragment key={opened?.turn}>
          {/* what ends late must not close what is open by then */}
          {opened?.dialog(() => setOpened((now) => (now === opened ? undefined : now)))}
        </Fragment>
      </OverNewForm>
    </>
  );
}
