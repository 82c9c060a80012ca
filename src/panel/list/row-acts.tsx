import { Ellipsis, EyeOff, History, Pencil, Send, Trash2 } from 'lucide-react';
import { binPanelText } from '#/i18n/tr/bin-panel.ts';
import { listPanelText } from '#/i18n/tr/list-panel.ts';
import { panelText } from '#/i18n/tr/panel.ts';
import { publicationText } from '#/i18n/tr/publication.ts';
import { binDays } from '#/stored/bin.ts';
import { isOut } from '#/stored/is-out.ts';
import { Button } from '../button.tsx';
import { Menu } from '../menu.tsx';
import { Deletion } from './bin.tsx';
import type { Bulk, Dialog, Entry, ListPlan } from './list-plan.ts';
import type { Listed } from './list-row.tsx';

interface RowActionsProps<Item extends Listed> {
  list: ListPlan<Item>;
  item: Item;
  mayPublish: boolean;
  onEdit: () => void;
  onOpen: (dialog: Dialog) => void;
}

/** Acts for one thing of the list; its title tells equal buttons apart. */
export function RowActions<Item extends Listed>(props: RowActionsProps<Item>) {
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

const publish = { label: publicationText.publish, icon: Send };
const unpublish = { label: publicationText.unpublish, icon: EyeOff };

/** What is planned comes out by itself: its form says when. */
function entriesOf<Item extends Listed>({ list, item, mayPublish }: RowActionsProps<Item>): Entry[] {
  const further = (mayChange({ item, mayPublish }) && list.acts?.(item)) || [];
  if (!list.publication) return [...further];
  const { Change, Versions } = list.publication;
  const change: Entry = {
    ...(item.published ? unpublish : publish),
    dialog: (onClose) => <Change item={item} onClose={onClose} />,
  };
  return [
    ...(mayPublish && !item.scheduled ? [change] : []),
    ...further,
    {
      ...{ label: publicationText.versions, icon: History },
      dialog: (onClose) => <Versions item={item} onClose={onClose} />,
    },
  ];
}

/** Offers for several rows what there is for one, where it can be done to some of them. */
export function bulkOf<Item extends Listed>(list: ListPlan<Item>, mayPublish: boolean): Bulk<Item> {
  const { publication, bin, tiles } = list;
  if (tiles) return tiles;
  const deletion: Bulk<Item>['acts'][number] = {
    ...{ label: panelText.delete, icon: Trash2, look: 'danger' },
    takes: (item) => mayChange({ item, mayPublish }),
    dialog: (chosen) => <Deletion plan={bin} hint={listPanelText.binHint(binDays)} {...chosen} />,
  };
  if (!publication || !mayPublish) return { words: listPanelText, acts: [deletion] };
  const { ChangeMany } = publication;
  return {
    words: listPanelText,
    acts: [
      {
        ...publish,
        takes: (item) => !isOut(item),
        dialog: (chosen) => <ChangeMany isPublishing {...chosen} />,
      },
      {
        ...unpublish,
        takes: ({ published }) => published === true,
        dialog: (chosen) => <ChangeMany isPublishing={false} {...chosen} />,
      },
      deletion,
    ],
  };
}
