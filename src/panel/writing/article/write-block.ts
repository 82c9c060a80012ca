import type { Mark, Node } from 'prosemirror-model';
import {
  encodeText,
  escapeLineEnd,
  escapeLineStart,
  escapeSigns,
  writeCode,
  writeTarget,
} from '#/format/escape-markdown.ts';
import { findAddresses } from './read-markdown.ts';
import { isParagraph } from './settle-block.ts';

interface Manner {
  isGuarded: boolean;
  isInList?: boolean;
}

/** @param node in the form that `settleBlock` gives it */
export function writeBlock(node: Node, manner: Manner): string {
  const write = writers[node.type.name];
  if (!write) throw new RangeError(`A ${node.type.name} cannot be written.`);
  return write(node, manner);
}

const writers: Record<string, (node: Node, manner: Manner) => string> = {
  paragraph: (node, { isGuarded }) => writeInline(node, isGuarded),
  heading: (node, { isGuarded }) => {
    const line = escapeLineEnd(writeInline(node, isGuarded).replaceAll('\n', ' '));
    return `${'#'.repeat(node.attrs.level)} ${line}`.trimEnd();
  },
  quotation: (node, manner) => prefixLines(writeChildren(node, { ...manner, isInList: false }, '\n\n'), '> '),
  bullet_list: (node, manner) => writeList(node, manner, () => `${node.attrs.marker} `),
  ordered_list: (node, manner) =>
    writeList(node, manner, (place) => `${node.attrs.start + place}${node.attrs.marker} `),
  picture: (node) => writeInline(node.type.schema.node('paragraph', null, [imageOf(node)]), false),
  table: writeTable,
  code_block: writeFence,
  // three hyphens behind the mark of an item would be one rule together with it
  rule: (_, { isInList }) => (isInList ? '___' : '---'),
  verbatim: (node) => node.attrs.source,
};

const imageOf = ({ type, attrs }: Node) => type.schema.node('image', attrs);

function writeChildren(node: Node, manner: Manner, between: string): string {
  return node.children.map((child) => writeBlock(child, manner)).join(between);
}

function writeList(list: Node, manner: Manner, markOf: (place: number) => string): string {
  const { isTight } = list.attrs;
  const hasParagraphs = list.children.some((item) => item.children.some(isParagraph));
  const items = list.children.map((item, place) => {
    const mark = markOf(place);
    const between = isTight && hasParagraphs ? '\n' : '\n\n';
    const written = writeChildren(item, { ...manner, isInList: true }, between);
    return written === '' ? mark.trimEnd() : mark + prefixLines(written, ' '.repeat(mark.length)).trimStart();
  });
  return items.join(isTight ? '\n' : '\n\n');
}

const prefixLines = (text: string, prefix: string) =>
  text
    .split('\n')
    .map((line) => (line === '' ? prefix.trimEnd() : prefix + line))
    .join('\n');

function writeFence({ textContent, attrs: { language } }: Node): string {
  const sign = language.includes('`') ? '~' : '`';
  const runs = textContent.match(sign === '~' ? /~+/g : /`+/g) ?? [];
  const fence = sign.repeat(Math.max(3, ...runs.map(({ length }) => length + 1)));
  return `${fence}${language}\n${textContent === '' ? '' : `${textContent}\n`}${fence}`;
}

function writeTable(table: Node, { isGuarded }: Manner): string {
  const [head, ...rows] = table.children.map((row) =>
    row.children.map((cell) => writeInline(cell, isGuarded).replaceAll('|', '\\|')),
  );
  const rule = table.child(0).children.map(({ attrs }) => alignments[attrs.align] ?? '---');
  return [head ?? [], rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

const alignments: Record<string, string> = { left: ':--', center: ':-:', right: '--:' };

/** @param isGuarded writes signs as numbers, for text whose marks Markdown would read differently */
function writeInline(block: Node, isGuarded: boolean): string {
  let written = '';
  let open: Mark[] = [];
  const close = (kept: number) => {
    for (const mark of open.slice(kept).reverse()) written += closeMark(mark, isGuarded);
    open = open.slice(0, kept);
  };
  for (let place = 0; place < block.childCount; place += 1) {
    const node = block.child(place);
    const marks = node.marks.filter(({ type }) => type.name !== 'code');
    const lost = open.findIndex((mark) => !mark.isInSet(marks));
    close(lost === -1 ? open.length : lost);
    const opened = marks.filter((mark) => !mark.isInSet(open));
    for (const mark of sortByReach(opened, block, place)) {
      written += openMark(mark, isGuarded);
      open.push(mark);
    }
    written += writeLeaf(node, written, isGuarded);
  }
  close(0);
  return written;
}

/** The mark that goes on longest is opened first, so that it need not be closed for another. */
function sortByReach(marks: Mark[], block: Node, place: number): Mark[] {
  const reach = (mark: Mark) => {
    let end = place;
    while (end < block.childCount && mark.isInSet(block.child(end).marks)) end += 1;
    return end;
  };
  return marks.toSorted((a, b) => reach(b) - reach(a));
}

function writeLeaf(node: Node, before: string, isGuarded: boolean): string {
  const isLineStart = before === '' || before.endsWith('\n');
  // a second break needs a line that is not blank, which would end the paragraph
  if (node.type.name === 'line_break') return isLineStart ? '\\\n' : '\n';
  if (node.type.name === 'image')
    return `![${node.attrs.alt}]${writeTarget(node.attrs.src, node.attrs.title)}`;
  const text = node.text ?? '';
  if (node.marks.some(({ type }) => type.name === 'code')) return writeCode(text);
  if (isGuarded) return encodeText(text);
  return isLineStart ? escapeLineStart(escapeText(text)) : escapeText(text);
}

/** Addresses that become links stay whole. */
function escapeText(text: string): string {
  const addresses = text.includes('//') ? findAddresses(text).filter(({ schema }) => schema) : [];
  let at = 0;
  let escaped = '';
  for (const { index, lastIndex } of addresses) {
    escaped += escapeSigns(text.slice(at, index)) + text.slice(index, lastIndex);
    at = lastIndex;
  }
  return escaped + escapeSigns(text.slice(at));
}

const signs: Record<string, string> = { strong: '**', em: '*', strike: '~~' };

/** Underscores beside asterisks are never taken for a longer mark. */
const signOf = ({ type }: Mark, isGuarded: boolean) =>
  isGuarded && type.name === 'em' ? '_' : (signs[type.name] ?? '');

const openMark = (mark: Mark, isGuarded: boolean) =>
  mark.type.name === 'link' ? '[' : signOf(mark, isGuarded);

const closeMark = (mark: Mark, isGuarded: boolean) =>
  mark.type.name === 'link' ? `]${writeTarget(mark.attrs.href, mark.attrs.title)}` : signOf(mark, isGuarded);
