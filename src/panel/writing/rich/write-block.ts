import type { Node } from 'prosemirror-model';
import { escapeLineEnd } from '#/format/escape-markdown.ts';
import { isParagraph } from './settle-block.ts';
import { writeInline } from './write-inline.ts';

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
