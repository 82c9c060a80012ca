import { ListChecks, Trash2 } from 'lucide-react';
import { Fragment, type ReactNode, useState } from 'react';
import { binPanelText } from '#/i18n/tr/bin-panel.ts';
import { listPanelText } from '#/i18n/tr/list-panel.ts';
import { Button } from '../button.tsx';
import { FailureBoundary } from '../failure.tsx';
import { OverNewForm } from '../form/over-new-form.ts';
import { lazy } from '../lazy.tsx';
import { useEditors } from '../presence/presence.tsx';
import { Bin } from './bin.tsx';
import { checkOf, SelectionBar, useFoundSelection } from './found-selection.tsx';
import { useLinked } from './linked-id.ts';
import type { Dialog, FormProps, ListPlan } from './list-plan.ts';
import { type Listed, ListRow, Tile } from './list-row.tsx';
import { FoundList } from './list-state.tsx';
import type { ListView } from './list-view.ts';
import { PagedList } from './paged-list.tsx';
import { bulkOf, RowActions } from './row-acts.tsx';
import { SectionHeader } from './section-header.tsx';
import type { Unfinished } from './unfinished-list.tsx';

const UnfinishedList = lazy(() => import('./unfinished-list.tsx'));

interface ListScreenProps<Item extends Listed> {
  list: ListPlan<Item>;
  view: ListView<Item>;
  /** Who may not does not change what is out. */
  mayPublish?: boolean;
  /** Stands beside the title, where there is something to be found. */
  beside?: ReactNode;
}

export function ListScreen<Item extends Listed>({
  list,
  view,
  mayPublish = true,
  beside,
}: ListScreenProps<Item>) {
  const { kind, title, words, icons, bin, row, Form, tiles } = list;
  const { total } = view;
  const selection = useFoundSelection(view);
  const [isChoosing, setChoosing] = useState(false);
  const editorsOf = useEditors(total ? list.presence : undefined);
  const formOf = (form: Omit<FormProps<Item>, 'onClose'>) => (onClose: () => void) => (
    <Form {...form} onClose={onClose} />
  );
  const { open, dialog } = useDialog();
  useLinked(kind, ({ id, part }) => open(formOf(id > 0 ? { id, field: part } : { slot: part })));
  const [unfinishedIds, setUnfinishedIds] = useState<ReadonlySet<number>>(new Set());
  const unfinished = { kind, onResume: (draft: Unfinished) => open(formOf(draft)) };
  const actions = (item: Item) => (
    <RowActions
      list={list}
      item={item}
      mayPublish={mayPublish}
      onOpen={open}
      onEdit={() => open(formOf({ id: item.id, known: item }))}
    />
  );
  const buttons = list.buttons?.(total ?? 0).map(({ label, icon: Icon, dialog }) => (
    <Button key={label} onClick={() => open(dialog)}>
      <Icon className="size-5" aria-hidden />
      {label}
    </Button>
  ));
  return (
    <>
      <SectionHeader
        title={title}
        help={list.help}
        note={total ? words.count(total) : undefined}
        beside={
          !tiles && (
            <div className="flex flex-wrap gap-2">
              {(total || isChoosing) && (
                <>
                  {beside}
                  <Choosing
                    isOn={isChoosing}
                    onChange={(isOn) => {
                      selection.clear();
                      setChoosing(isOn);
                    }}
                  />
                </>
              )}
              {buttons}
            </div>
          )
        }
      >
        <Button look="quiet" onClick={() => open((onClose) => <Bin plan={bin} onClose={onClose} />)}>
          <Trash2 className="size-4" aria-hidden />
          {binPanelText.bin}
        </Button>
        {tiles && buttons}
        <Button look="primary" onClick={() => open(formOf({}))}>
          <icons.create className="size-5" aria-hidden />
          {words.create}
        </Button>
      </SectionHeader>
      <FailureBoundary instead={null}>
        <UnfinishedList {...unfinished} onFound={setUnfinishedIds} />
      </FailureBoundary>
      <p role="status" className="sr-only">
        {isChoosing && listPanelText.choosing}
      </p>
      <div className="flex flex-col">
        {/* before the list for a keyboard, and drawn below it, because it must not move under the finger that selects */}
        {(tiles ? selection.selected.length > 0 : isChoosing) && (
          <SelectionBar
            selection={selection}
            bulk={bulkOf(list, mayPublish)}
            onDone={(ids) => {
              selection.drop(ids);
              setChoosing(ids.length < selection.selected.length);
            }}
          />
        )}
        <FoundList view={view} words={words} icon={icons.none}>
          {(items) => (
            <PagedList view={view} items={items} className={tiles && tileColumns}>
              {(item) => {
                const entry = { item, row: row(item), actions: actions(item) };
                const check = checkOf(selection, item);
                return tiles ? (
                  <Tile key={item.id} {...entry} check={check} />
                ) : (
                  <ListRow
                    key={item.id}
                    {...entry}
                    isUnfinished={unfinishedIds.has(item.id)}
                    editors={editorsOf(item.id)}
                    check={isChoosing ? check : undefined}
                  />
                );
              }}
            </PagedList>
          )}
        </FoundList>
      </div>
      <OverNewForm
        value={
          <FailureBoundary instead={null}>
            <UnfinishedList {...unfinished} isOverForm />
          </FailureBoundary>
        }
      >
        {dialog}
      </OverNewForm>
    </>
  );
}

const tileColumns = 'grid grid-cols-2 gap-3 max-[20rem]:grid-cols-1 md:grid-cols-3 md:gap-4 lg:grid-cols-4';

const Choosing = ({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) => (
  <Button onClick={() => onChange(!isOn)}>
    <ListChecks className="hidden size-5 sm:block" aria-hidden />
    {isOn ? listPanelText.endChoosing : listPanelText.choose}
  </Button>
);

/** Holds the dialog that is open. */
function useDialog() {
  const [opened, setOpened] = useState<{ draw: Dialog; turn: number }>();
  return {
    open: (draw: Dialog) => setOpened((now) => ({ draw, turn: (now?.turn ?? 0) + 1 })),
    dialog: (
      // a form that takes the place of another is a form of its own
      <Fragment key={opened?.turn}>
        {/* what ends late must not close what is open by then */}
        {opened?.draw(() => setOpened((now) => (now === opened ? undefined : now)))}
      </Fragment>
    ),
  };
}
