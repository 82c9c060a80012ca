import {
  ArrowDown,
  ArrowUp,
  BetweenHorizontalStart,
  BetweenVerticalStart,
  Bold,
  Captions,
  Heading2,
  ImagePlus,
  IndentDecrease,
  IndentIncrease,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Redo2,
  Table,
  TableColumnsSplit,
  TableRowsSplit,
  TextQuote,
  Trash2,
  Undo2,
} from 'lucide-react';
import { toggleMark } from 'prosemirror-commands';
import { redo, redoDepth, undo, undoDepth } from 'prosemirror-history';
import { liftListItem, sinkListItem } from 'prosemirror-schema-list';
import type { Command, EditorState } from 'prosemirror-state';
import { Toolbar } from 'radix-ui';
import { richText as text } from '#/i18n/tr/rich-writing.ts';
import { buttonClass } from '../../button.tsx';
import { Tooltip } from '../../tooltip.tsx';
import { articleSchema } from '../article/article-schema.ts';
import { nameShortcut } from '../paste/read-pasted.ts';
import {
  addColumn,
  addRow,
  findAround,
  insertTable,
  isInTable,
  removeColumn,
  removeRow,
  removeTable,
  toggleHeading,
  toggleList,
  toggleQuotation,
} from './change-blocks.ts';
import { findPicture, movePicture, removePicture } from './pictures.ts';

/** Box that opens over the text and acts when it closes. */
export type Question = 'link' | 'picture' | 'words';

export interface Tool {
  label: string;
  icon: LucideIcon;
  act: Command | Question;
  /** What it shows as pressed while the cursor stands in it. */
  shows?: string;
  /** Pressed with Ctrl, or with ⌘ on a Mac. */
  key?: string;
}

const { marks, nodes } = articleSchema;

const articleTools: readonly Tool[] = [
  { label: text.bold, icon: Bold, act: toggleMark(marks.strong), shows: 'strong', key: 'B' },
  { label: text.italic, icon: Italic, act: toggleMark(marks.em), shows: 'em', key: 'I' },
  { label: text.heading, icon: Heading2, act: toggleHeading, shows: 'heading' },
  { label: text.bulletList, icon: List, act: toggleList('bullet_list'), shows: 'bullet_list' },
  { label: text.numberedList, icon: ListOrdered, act: toggleList('ordered_list'), shows: 'ordered_list' },
  { label: text.link, icon: Link, act: 'link', shows: 'link', key: 'K' },
  { label: text.picture, icon: ImagePlus, act: 'picture' },
  { label: text.undo, icon: Undo2, act: undo, key: 'Z' },
  { label: text.redo, icon: Redo2, act: redo, key: 'Y' },
  { label: text.quote, icon: TextQuote, act: toggleQuotation, shows: 'quotation' },
  { label: text.table, icon: Table, act: insertTable },
];

/** Tools for the place of the cursor. */
const placeTools: Record<NonNullable<Place>, readonly Tool[]> = {
  picture: [
    { label: text.pictureUp, icon: ArrowUp, act: movePicture(-1) },
    { label: text.pictureDown, icon: ArrowDown, act: movePicture(1) },
    { label: text.pictureWords, icon: Captions, act: 'words' },
    { label: text.pictureAway, icon: Trash2, act: removePicture },
  ],
  table: [
    { label: text.addRow, icon: BetweenHorizontalStart, act: addRow },
    { label: text.removeRow, icon: TableRowsSplit, act: removeRow },
    { label: text.addColumn, icon: BetweenVerticalStart, act: addColumn },
    { label: text.removeColumn, icon: TableColumnsSplit, act: removeColumn },
    { label: text.removeTable, icon: Trash2, act: removeTable },
  ],
  list: [
    { label: text.indent, icon: IndentIncrease, act: sinkListItem(nodes.list_item) },
    { label: text.outdent, icon: IndentDecrease, act: liftListItem(nodes.list_item) },
  ],
};

type Place = 'picture' | 'table' | 'list' | undefined;

/** State of the buttons for the text at the cursor. */
interface ToolState {
  pressed: readonly string[];
  mayUndo: boolean;
  mayRedo: boolean;
  place: Place;
}

export const noTools: ToolState = { pressed: [], mayUndo: false, mayRedo: false, place: undefined };

export function readToolState(state: EditorState): ToolState {
  const marks = ['strong', 'em', 'link'].filter((name) => hasMark(state, name));
  const list = findAround(state.selection.$from, ['bullet_list', 'ordered_list'])?.node.type.name;
  const blocks = ['heading', 'quotation'].filter((name) => findAround(state.selection.$from, [name]));
  return {
    pressed: [...marks, ...blocks, ...(list ? [list] : [])],
    mayUndo: undoDepth(state) > 0,
    mayRedo: redoDepth(state) > 0,
    place: placeOf(state, list),
  };
}

function placeOf(state: EditorState, list: string | undefined): Place {
  if (findPicture(state)) return 'picture';
  if (isInTable(state)) return 'table';
  return list === undefined ? undefined : 'list';
}

function hasMark({ doc, selection, storedMarks }: EditorState, name: string): boolean {
  const mark = articleSchema.marks[name];
  const { from, to, empty, $from } = selection;
  if (!mark) return false;
  return empty ? mark.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, mark);
}

interface ArticleToolbarProps {
  state: ToolState;
  onPress: (tool: Tool) => void;
}

export function ArticleToolbar({ state, onPress }: ArticleToolbarProps) {
  const draw = (tool: Tool) => <ToolButton key={tool.label} {...{ tool, state, onPress }} />;
  return (
    <Toolbar.Root
      aria-label={text.toolbar}
      className={toolbarClass}
      // the text keeps the cursor, and a phone its keyboard
      onMouseDown={(event) => event.preventDefault()}
    >
      {state.place && (
        <div
          tabIndex={-1}
          className={`${rowClass} border-snow-300 max-sm:border-b sm:order-last sm:border-t`}
        >
          {placeTools[state.place].map(draw)}
        </div>
      )}
      <div tabIndex={-1} className={rowClass}>
        {articleTools.map(draw)}
      </div>
    </Toolbar.Root>
  );
}

/** Stays in view: at the upper edge on a wide screen, on a phone at the lower one, where the thumb is. */
const toolbarClass =
  'sticky top-(--edge) z-10 grid grid-cols-1 rounded-t-md border border-snow-300 bg-snow-50 max-sm:top-auto max-sm:bottom-(--edge) max-sm:order-last max-sm:rounded-t-none max-sm:rounded-b-md';

/**
 * Class of a row of buttons. They are too many for a phone, and more so when its letters are large: the row is pushed sideways with
 * their hidden names, and is no stop of the keyboard by itself.
 */
const rowClass =
  'scroll-row relative flex gap-0.5 p-0.5 [--row-ground:var(--background-color-snow-50)] sm:flex-wrap *:shrink-0!';

/** The name is hidden text: an `aria-label` would match a search for a field of that name. */
function ToolButton({ tool, state, onPress }: ArticleToolbarProps & { tool: Tool }) {
  const { label, icon: Icon, shows, key } = tool;
  const isIdle = (label === text.undo && !state.mayUndo) || (label === text.redo && !state.mayRedo);
  return (
    <Tooltip label={key ? `${label} (${nameShortcut(key)})` : label}>
      <Toolbar.Button
        className={`${buttonClass({ look: 'quiet', size: 'icon' })} aria-pressed:bg-night-700 aria-pressed:text-white`}
        aria-keyshortcuts={key && `Control+${key} Meta+${key}`}
        aria-pressed={shows === undefined ? undefined : state.pressed.includes(shows)}
        aria-disabled={isIdle || undefined}
        onClick={() => onPress(tool)}
      >
        <Icon className="size-5" aria-hidden />
        <span className="sr-only">{label}</span>
      </Toolbar.Button>
    </Tooltip>
  );
}
