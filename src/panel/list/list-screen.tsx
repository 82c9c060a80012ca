import { Ellipsis, EyeOff, History, Pencil, Send, Trash2 } from 'lucide-react';
import { Fragment, useState } from 'react';
import { binPanelText } from '#/i18n/tr/bin-panel.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { publicationText } from '#/i18n/tr/publication.ts';
import { binDays } from '#/stored/bin.ts';
import { isOut } from '#/stored/is-out.ts';
import { Button } from '../button.tsx';
import { FailureBoundary } from '../failure.tsx';
import { OverNewForm } from '../form/over-new-form.ts';
import { lazy } from '../lazy.tsx';
import { Menu } from '../menu.tsx';
import { useEditors } from '../presence/presence.tsx';
import { Bin, Deletion } from './bin.tsx';
import { useLinked } from './linked-id.ts';
import type { Dialog, Entry, FormProps, ListPlan } from './list-plan.ts';
import { type Listed, ListRow } from './list-row.tsx';
import { FoundList } from './list-state.tsx';
import type { ListView } from './list-view.ts';
import { PagedList } from './paged-list.tsx';
import { SectionHeader } from './section-header.tsx';
import { TileList } from './tile-list.tsx';
import type { Unfinished } from './unfinished-list.tsx';

const UnfinishedList = lazy(() => import('./unfinished-list.tsx'));

interface ListScreenProps<Item extends Listed> {
  list: ListPlan<Item>;
  view: ListView<Item>;
  /** Who may not does not change what is out. */
  mayPublish?: boolean;
}

export function ListScreen<Item extends Listed>({ list, view, mayPublish = true }: ListScreenProps<Item>) {
  const { kind, title, words, icons, bin, row, Form, bulk } = list;
  const { total } = view;
  const editorsOf = useEditors(total ? list.presence : undefined);
  const formOf = (form: Omit<FormProps<Item>, 'onClose'>) => (onClose: () => void) => (
    <Form {...form} onClose={onClose} />
  );
  const { open, dialog } = useDialog();
  useLinked(kind, ({ id, part: slot }) => open(formOf(id > 0 ? { id } : { slot })));
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
  return (
    <>
      <SectionHeader title={title} help={list.help} note={total ? words.count(total) : undefined}>
        <Button look="quiet" onClick={() => open((onClose) => <Bin plan={bin} onClose={onClose} />)}>
          <Trash2 className="size-4" aria-hidden />
          {binPanelText.bin}
        </Button>
        {list.buttons?.(total ?? 0).map(({ label, icon: Icon, dialog }) => (
          <Button key={label} onClick={() => open(dialog)}>
            <Icon className="size-5" aria-hidden />
            {label}
          </Button>
        ))}
        <Button look="primary" onClick={() => open(formOf({}))}>
          <icons.create className="size-5" aria-hidden />
          {words.create}
        </Button>
      </SectionHeader>
      <FailureBoundary instead={null}>
        <UnfinishedList {...unfinished} onFound={setUnfinishedIds} />
      </FailureBoundary>
      <FoundList view={view} words={words} icon={icons.none}>
        {(items) =>
          bulk ? (
            <TileList {...{ view, items, row, bulk, actions }} />
          ) : (
            <PagedList view={view} items={items}>
              {(item) => (
                <ListRow
                  key={item.id}
                  item={item}
                  row={row(item)}
                  isUnfinished={unfinishedIds.has(item.id)}
                  editors={editorsOf(item.id)}
                  actions={actions(item)}
                />
              )}
            </PagedList>
          )
        }
      </FoundList>
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

interface RowActionsProps<Item extends Listed> {
  list: ListPlan<Item>;
  item: Item;
  mayPublish: boolean;
  onEdit: () => void;
  onOpen: (dialog: Dialog) => void;
}

/** What one can do to a thing of the list; its title tells equal buttons apart. */
function RowActions<Item extends Listed>(props: RowActionsProps<Item>) {
  const { list, item, onEdit, onOpen } = props;
  const { id, title } = item;
  const isFree = mayChange(props);
  const question = { plan: list.bin, ids: [id], hint: binPanelText.deletionHint(title, binDays) };
  const entries = entriesOf(props);
  return (
    <>
      {isFree && (
        <Button size="small" aria-label={panelText.editOf(title)} onClick={onEdit}>
          <Pencil className="size-4" aria-hidden />
          {panelText.edit}
        </Button>
      )}
      {list.links?.(item)}
      {isFree && (
        <Button
          size="small"
          look="dangerQuiet"
          aria-label={panelText.deleteOf(title)}
          onClick={() => onOpen((onClose) => <Deletion {...question} onClose={onClose} />)}
        >
          <Trash2 className="size-4" aria-hidden />
          {panelText.delete}
        </Button>
      )}
      {entries.length > 0 && (
        <Menu
          align="end"
          entries={entries.map(({ dialog, ...entry }) => ({ ...entry, onChoose: () => onOpen(dialog) }))}
          button={
            <Button size="small" look="quiet" aria-label={panelText.moreOf(title)}>
              <Ellipsis className="size-5" aria-hidden />
            </Button>
          }
        />
      )}
    </>
  );
}

const mayChange = ({ item, mayPublish }: Pick<RowActionsProps<Listed>, 'item' | 'mayPublish'>) =>
  mayPublish || !isOut(item);

/** What is planned comes out by itself: its form says when. */
function entriesOf<Item extends Listed>({ list, item, mayPublish }: RowActionsProps<Item>): Entry[] {
  const further = (mayChange({ item, mayPublish }) && list.acts?.(item)) || [];
  if (!list.publication) return [...further];
  const { Change, Versions } = list.publication;
  const [label, icon] = item.published
    ? [publicationText.unpublish, EyeOff]
    : [publicationText.publish, Send];
  const change: Entry = { label, icon, dialog: (onClose) => <Change item={item} onClose={onClose} /> };
  return [
    ...(mayPublish && !item.scheduled ? [change] : []),
    ...further,
    {
      ...{ label: publicationText.versions, icon: History },
      dialog: (onClose) => <Versions item={item} onClose={onClose} />,
    },
  ];
}
