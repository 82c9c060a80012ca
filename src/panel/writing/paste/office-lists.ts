import { findAll, styleOf, unwrap } from './elements.ts';

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
export function buildOfficeLists(body: HTMLElement): void {
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
  const number = element.nodeName === 'OL' ? Number(element.getAttribute('start') ?? 1) : undefined;
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
