import { findAll, isEmpty } from './elements.ts';

/** Most columns of a table, as in Word. */
const mostColumns = 63;

/**
 * Markdown knows no merged cells: the words stay in the first of them, and the others stand empty, so that what comes
 * after them keeps its column. Repeated words would say a sum twice.
 * @returns whether there were any
 */
export function splitMergedCells(table: HTMLElement): boolean {
  // Word ends a table of merged cells with a row that only holds the widths
  for (const row of findAll(table, 'tr[height="0"]')) if (isEmpty(row)) row.remove();
  /** Rows still taken by a cell above, by column. */
  const taken: number[] = [];
  const wasSplit = findAll(table, 'tr').map((row) => fillRow(row, taken));
  return wasSplit.includes(true);
}

function fillRow(row: HTMLElement, taken: number[]): boolean {
  let column = 0;
  let isSplit = false;
  function fillTaken(until: (column: number) => boolean, before: Element | null) {
    for (; until(column); column += 1) {
      row.insertBefore(emptyCell(row), before);
      taken[column] = Math.max(0, (taken[column] ?? 0) - 1);
      isSplit = true;
    }
  }
  for (const cell of [...row.children]) {
    fillTaken((at) => (taken[at] ?? 0) > 0, cell);
    const width = Math.min(spanOf(cell, 'colspan'), Math.max(1, mostColumns - column));
    const end = column + width;
    for (let at = column; at < end; at += 1) taken[at] = spanOf(cell, 'rowspan') - 1;
    for (column += 1; column < end; column += 1) cell.after(emptyCell(row));
    if (width > 1) isSplit = true;
  }
  const last = taken.findLastIndex((rows, at) => at >= column && rows > 0);
  fillTaken((at) => at <= last, null);
  return isSplit;
}

const spanOf = (cell: Element, name: 'colspan' | 'rowspan') =>
  Math.max(1, Number.parseInt(cell.getAttribute(name) ?? '', 10) || 1);

const emptyCell = ({ ownerDocument }: Element) => ownerDocument.createElement('td');
