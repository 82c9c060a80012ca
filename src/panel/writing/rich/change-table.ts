import { Fragment, type Node } from 'prosemirror-model';
import { type Command, type EditorState, Selection, TextSelection } from 'prosemirror-state';
import { articleSchema } from './article-schema.ts';
import { findAround } from './toggle-blocks.ts';

const {
  table: tableType,
  head_row: headRow,
  row: rowType,
  head_cell: headCell,
  cell: cellType,
} = articleSchema.nodes;

/** Finds the cursor's cell in its table. */
function findCell(state: EditorState) {
  const table = findAround(state, ['table']);
  const { $from } = state.selection;
  if (!table || $from.depth < table.depth + 2) return undefined;
  return { ...table, row: $from.index(table.depth), column: $from.index(table.depth + 1) };
}

export const isInTable = (state: EditorState): boolean => findCell(state) !== undefined;

export const insertTable: Command = (state, dispatch) => {
  if (isInTable(state)) return false;
  const rows = [rowOf(headRow, 2), rowOf(rowType, 2), rowOf(rowType, 2)];
  const { tr } = state;
  const table = tableType.create(null, rows);
  const { $from } = state.selection;
  const isEmpty = $from.parent.type.name === 'paragraph' && $from.parent.childCount === 0;
  const at = isEmpty ? $from.before() : $from.after(Math.max(1, $from.depth));
  tr.replaceWith(at, isEmpty ? $from.after() : at, table);
  dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(at + 3))).scrollIntoView());
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
