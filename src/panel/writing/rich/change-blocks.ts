import { setBlockType, wrapIn } from 'prosemirror-commands';
import { Fragment, type Node, type ResolvedPos } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, type EditorState, Selection, TextSelection } from 'prosemirror-state';
import { liftTarget } from 'prosemirror-transform';
import { articleSchema } from '../article/article-schema.ts';

const {
  heading,
  paragraph,
  quotation,
  list_item: listItem,
  table: tableType,
  head_row: headRow,
  row: rowType,
  head_cell: headCell,
  cell: cellType,
} = articleSchema.nodes;

export type ListName = 'bullet_list' | 'ordered_list';

/** The nearest node around a place that has one of these names. */
export function findAround($pos: ResolvedPos, names: readonly string[]) {
  for (let { depth } = $pos; depth > 0; depth -= 1) {
    const node = $pos.node(depth);
    if (names.includes(node.type.name)) return { node, depth, before: $pos.before(depth) };
  }
  return undefined;
}

/** Finds the place behind the block or the table, and the empty line that what is put there replaces. */
export function placeFor($pos: ResolvedPos): { from: number; to: number } {
  const table = findAround($pos, ['table']);
  const { parent } = $pos;
  if (!table && parent.type === paragraph && parent.childCount === 0)
    return { from: $pos.before(), to: $pos.after() };
  const at = table || parent.isTextblock ? $pos.after(table?.depth) : $pos.pos;
  return { from: at, to: at };
}

export const toggleHeading: Command = (state, dispatch) =>
  findAround(state.selection.$from, ['heading'])
    ? setBlockType(paragraph)(state, dispatch)
    : setBlockType(heading, { level: 2 })(state, dispatch);

export const toggleQuotation: Command = (state, dispatch) => {
  if (!findAround(state.selection.$from, ['quotation'])) return wrapIn(quotation)(state, dispatch);
  const { $from, $to } = state.selection;
  const range = $from.blockRange($to, ({ type }: Node) => type === quotation);
  const target = range && liftTarget(range);
  if (!range || typeof target !== 'number') return false;
  dispatch?.(state.tr.lift(range, target).scrollIntoView());
  return true;
};

/** Makes a list, takes it apart, or makes one kind of the other. */
export const toggleList =
  (name: ListName): Command =>
  (state, dispatch) => {
    const type = articleSchema.nodes[name];
    const around = findAround(state.selection.$from, ['bullet_list', 'ordered_list']);
    if (!around) return wrapInList(type)(state, dispatch);
    if (around.node.type === type) return liftListItem(listItem)(state, dispatch);
    const { isTight } = around.node.attrs;
    dispatch?.(state.tr.setNodeMarkup(around.before, type, { isTight }));
    return true;
  };

/** Finds the cursor's cell in its table. */
function findCell(state: EditorState) {
  const { $from } = state.selection;
  const table = findAround($from, ['table']);
  if (!table || $from.depth < table.depth + 2) return undefined;
  return { ...table, row: $from.index(table.depth), column: $from.index(table.depth + 1) };
}

export const isInTable = (state: EditorState): boolean => findCell(state) !== undefined;

export const insertTable: Command = (state, dispatch) => {
  if (isInTable(state)) return false;
  const rows = [rowOf(headRow, 2), rowOf(rowType, 2), rowOf(rowType, 2)];
  const { tr } = state;
  const table = tableType.create(null, rows);
  const { from, to } = placeFor(state.selection.$from);
  tr.replaceWith(from, to, table);
  dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(from + 3))).scrollIntoView());
  return true;
};

const rowOf = (type: typeof rowType, columns: number) =>
  type.create(
    null,
    Array.from({ length: columns }, () => (type === headRow ? headCell : cellType).create()),
  );

/** @param change gives the rows and the cell where the cursor goes; no rows: the table goes */
const changeRows =
  (
    change: (
      rows: Node[],
      at: { row: number; column: number },
    ) => { rows: Node[]; row: number; column: number },
  ): Command =>
  (state, dispatch) => {
    const found = findCell(state);
    if (!found) return false;
    const { node, before } = found;
    const { rows, row, column } = change([...node.children], found);
    const { tr } = state;
    if (rows.length === 0) tr.replaceWith(before, before + node.nodeSize, articleSchema.node('paragraph'));
    else tr.replaceWith(before, before + node.nodeSize, node.copy(Fragment.fromArray(rows)));
    const place = rows.length === 0 ? before + 1 : before + 1 + placeOf(rows, row, column);
    dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(place))).scrollIntoView());
    return true;
  };

/** Finds the place inside of a cell, counted from the first row. */
function placeOf(rows: Node[], row: number, column: number): number {
  const above = rows.slice(0, row).reduce((size, { nodeSize }) => size + nodeSize, 0);
  const left = rows[row]?.children.slice(0, column).reduce((size, { nodeSize }) => size + nodeSize, 0) ?? 0;
  return above + left + 2;
}

export const addRow = changeRows((rows, { row, column }) => ({
  rows: rows.toSpliced(row + 1, 0, rowOf(rowType, rows[0]?.childCount ?? 1)),
  row: row + 1,
  column,
}));

/** Removes a row. Where the heading row goes, the next one takes its place. */
export const removeRow = changeRows((rows, { row, column }) => {
  const [head, ...others] = rows.toSpliced(row, 1);
  if (!head) return { rows: [], row: 0, column: 0 };
  const cells = head.children.map(({ attrs, content }) => headCell.create(attrs, content));
  const first = row === 0 ? headRow.create(null, cells) : head;
  return { rows: [first, ...others], row: Math.min(row, others.length), column };
});

const changeCells = (row: Node, change: (cells: Node[]) => Node[]) =>
  row.copy(Fragment.fromArray(change([...row.children])));

export const addColumn = changeRows((rows, { row, column }) => ({
  rows: rows.map((one) =>
    changeCells(one, (cells) =>
      cells.toSpliced(column + 1, 0, (one.type === headRow ? headCell : cellType).create()),
    ),
  ),
  row,
  column: column + 1,
}));

export const removeColumn = changeRows((rows, { row, column }) =>
  rows[0]?.childCount === 1
    ? { rows: [], row: 0, column: 0 }
    : {
        rows: rows.map((one) => changeCells(one, (cells) => cells.toSpliced(column, 1))),
        row,
        column: Math.max(0, column - 1),
      },
);

export const removeTable = changeRows(() => ({ rows: [], row: 0, column: 0 }));

/** Goes from cell to cell; behind the last one the key goes on to the next field. */
export const goToCell =
  (step: 1 | -1): Command =>
  (state, dispatch) => {
    const found = findCell(state);
    if (!found) return false;
    const columns = found.node.child(0).childCount;
    const next = found.row * columns + found.column + step;
    return goTo(state, dispatch, { row: Math.floor(next / columns), column: next % columns });
  };

/** Enter goes down, and behind the last row out of the table. */
export const goBelow: Command = (state, dispatch) => {
  const found = findCell(state);
  if (!found) return false;
  if (goTo(state, dispatch, { row: found.row + 1, column: found.column })) return true;
  const after = found.before + found.node.nodeSize;
  const { tr } = state;
  if (tr.doc.resolve(after).nodeAfter?.type.name !== 'paragraph')
    tr.insert(after, articleSchema.node('paragraph'));
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, after + 1)).scrollIntoView());
  return true;
};

function goTo(
  state: EditorState,
  dispatch: Parameters<Command>[1],
  to: { row: number; column: number },
): boolean {
  const found = findCell(state);
  if (!found || to.row < 0 || to.column < 0 || to.row >= found.node.childCount) return false;
  const place = found.before + 1 + placeOf([...found.node.children], to.row, to.column);
  dispatch?.(state.tr.setSelection(Selection.near(state.doc.resolve(place))).scrollIntoView());
  return true;
}
