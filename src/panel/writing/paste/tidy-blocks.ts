import { findAll, isEmpty, readCount, rename, styleOf, unwrap } from './elements.ts';

export const headings = 'h1, h2, h3, h4, h5, h6';

/** The highest heading becomes level 2, right below the title; `strong` inside a heading is needless. */
export function tidyHeadings(body: HTMLElement): void {
  const all = findAll(body, headings).filter((heading) => !isEmpty(heading));
  const highest = Math.min(...all.map(levelOf));
  for (const heading of all) {
    for (const strong of findAll(heading, 'strong')) unwrap(strong);
    for (const end of findAll(heading, 'br')) end.replaceWith(' ');
    rename(heading, `h${Math.min(6, levelOf(heading) - highest + 2)}`);
  }
}

const levelOf = ({ nodeName }: Element) => Number(nodeName.slice(1));

/** An item needs no paragraph. */
export function tidyLists(body: HTMLElement): void {
  buildOfficeLists(body);
  for (const paragraph of findAll(body, 'li > p:first-child, li > div:first-child')) unwrap(paragraph);
}

interface Entry {
  element: HTMLElement;
  /** 1 is the outermost. */
  level: number;
  /** Undefined for a bullet. */
  number: number | undefined;
}

/**
 * Word copies list items as paragraphs that hold their level and mark; Word on the web makes each item its own list.
 * Runs of both become lists.
 */
function buildOfficeLists(body: HTMLElement): void {
  for (const wrapper of findAll(body, '.ListContainerWrapper')) unwrap(wrapper);
  let run: Entry[] = [];
  for (const element of findAll(body, 'p, ul, ol')) {
    if (element.closest('li')) continue;
    const entry = entryOf(element);
    const last = run.at(-1);
    if (last && (!entry || last.element.nextElementSibling !== element)) {
      buildList(run);
      run = [];
    }
    if (entry) run.push(entry);
  }
  if (run.length > 0) buildList(run);
}

function entryOf(element: HTMLElement): Entry | undefined {
  return element.nodeName === 'P' ? wordEntry(element) : webEntry(element);
}

function wordEntry(element: HTMLElement): Entry | undefined {
  const level = /mso-list:[^;]*\blevel(\d+)/.exec(styleOf(element))?.[1];
  if (!level) return undefined;
  const mark = findAll(element, 'span').find((span) => /mso-list:\s*ignore/.test(styleOf(span)));
  const words = mark?.textContent?.trim() ?? '';
  mark?.remove();
  return { element, level: Number(level), number: numberOf(words) };
}

function webEntry(element: HTMLElement): Entry | undefined {
  const items = element.children;
  const level = items.length === 1 ? items[0]?.getAttribute('data-aria-level') : undefined;
  if (!level) return undefined;
  const number = element.nodeName === 'OL' ? readCount(element, 'start') : undefined;
  return { element, level: Number(level), number };
}

/** `3.`, `3)`, `c)` and `iii.` are numbered; a bullet may be any sign, and in Word also the letter o. */
function numberOf(mark: string): number | undefined {
  if (!/^\(?[\p{L}\d]{1,4}[.)]$/u.test(mark)) return undefined;
  return Number.parseInt(mark.replace('(', ''), 10) || 1;
}

function buildList(run: Entry[]): void {
  const [first] = run;
  if (!first) return;
  const open: { level: number; list: HTMLElement }[] = [];
  const anchor = first.element.ownerDocument.createElement('div');
  first.element.before(anchor);
  for (const entry of run) {
    while ((open.at(-1)?.level ?? 0) > entry.level) open.pop();
    const current = open.at(-1);
    if (!current || current.level < entry.level || isOtherKind(current.list, entry)) {
      if (current?.level === entry.level) open.pop();
      open.push({ level: entry.level, list: startList(entry, open.at(-1)?.list.lastElementChild ?? anchor) });
    }
    const item = first.element.ownerDocument.createElement('li');
    item.append(...(entry.element.querySelector('li') ?? entry.element).childNodes);
    open.at(-1)?.list.append(item);
    entry.element.remove();
  }
  unwrap(anchor);
}

const isOtherKind = (list: HTMLElement, { number }: Entry) =>
  (list.nodeName === 'OL') !== (number !== undefined);

function startList({ element, number }: Entry, parent: Element): HTMLElement {
  const list = element.ownerDocument.createElement(number === undefined ? 'ul' : 'ol');
  if (number !== undefined && number > 1) list.setAttribute('start', String(number));
  parent.append(list);
  return list;
}

/**
 * Takes apart what only lays out a page.
 * @returns whether there were merged cells
 */
export function tidyTables(body: HTMLElement): boolean {
  for (const table of findAll(body, 'table')) if (!hasColumns(table)) dissolve(table);
  const tables = findAll(body, 'table');
  for (const table of tables) {
    for (const caption of findAll(table, 'caption')) table.before(rename(caption, 'p'));
    for (const part of findAll(table, cellParts)) part.replaceWith(' ', ...part.childNodes, ' ');
  }
  return tables.map(splitMergedCells).includes(true);
}

/** A cell holds one line: what else would end it. */
const ofPages = 'figure, figcaption, section, article, aside, header, footer, address, form';
const cellParts = `:is(td, th) :is(p, br, hr, div, ul, ol, li, dl, dt, dd, blockquote, pre, ${headings}, ${ofPages})`;

/** A table that only lays out a page does not count. */
const hasColumns = (table: HTMLElement) =>
  findAll(table, 'tr').some((row) => row.children.length > 1) && !table.querySelector('table');

function dissolve(table: HTMLElement): void {
  for (const cell of findAll(table, 'td, th')) rename(cell, 'div');
  for (const part of findAll(table, 'tr, thead, tbody, tfoot')) unwrap(part);
  rename(table, 'div');
}

/** Most columns of a table, as in Word. */
const mostColumns = 63;

/**
 * Markdown knows no merged cells: the words stay in the first of them, and the others stand empty, so that what comes
 * after them keeps its column. Repeated words would say a sum twice.
 * @returns whether there were any
 */
function splitMergedCells(table: HTMLElement): boolean {
  // Word ends a table of merged cells with a row that only holds the widths
  for (const row of findAll(table, 'tr[height="0"]')) if (isEmpty(row)) row.remove();
  /** Rows still taken by a cell above, by column. */
  const taken: number[] = [];
  const rows = findAll(table, 'tr');
  const wasSplit = rows.map((row) => fillRow(row, taken));
  // in Markdown the first row says how many columns there are, and what is too much is not shown
  const columns = Math.max(...rows.map(({ children }) => children.length));
  while (rows[0] && rows[0].children.length < columns) rows[0].append(emptyCell(rows[0]));
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
    const width = Math.min(readCount(cell, 'colspan'), Math.max(1, mostColumns - column));
    const end = column + width;
    for (let at = column; at < end; at += 1) taken[at] = readCount(cell, 'rowspan') - 1;
    for (column += 1; column < end; column += 1) cell.after(emptyCell(row));
    if (width > 1) isSplit = true;
  }
  const last = taken.findLastIndex((rows, at) => at >= column && rows > 0);
  fillTaken((at) => at <= last, null);
  return isSplit;
}

const emptyCell = ({ ownerDocument }: Element) => ownerDocument.createElement('td');
