import { Fragment, type Node } from 'prosemirror-model';
import { settleInline } from './settle-inline.ts';

/** The form in which Markdown can hold a block; what a reader sees does not change. */
export function settleBlock(block: Node): Node {
  if (block.isTextblock) return block.type.spec.code ? block : standAlone(settleInline(block));
  if (block.isLeaf) return block;
  const settled = block.copy(Fragment.fromArray(settleBlocks(block.children.map(settleBlock))));
  if (settled.type.name === 'table') return fillRows(settled);
  return isList(settled)
    ? settled.type.create({ ...settled.attrs, isTight: isTight(settled) }, settled.content)
    : settled;
}

/** A picture that is alone in its paragraph is a block. */
function standAlone(block: Node): Node {
  const only = block.childCount === 1 ? block.child(0) : undefined;
  const isAlone = block.type.name === 'paragraph' && only?.type.name === 'image' && only.marks.length === 0;
  return isAlone ? block.type.schema.node('picture', only.attrs) : block;
}

/** Blank paragraphs go, unless there is nothing else; lists beside each other differ in their marker. */
export function settleBlocks(blocks: readonly Node[]): Node[] {
  const filled = blocks.filter((block) => !isBlank(block));
  const settled: Node[] = [];
  for (const block of filled.length > 0 ? filled : blocks.slice(0, 1))
    settled.push(needsOtherMarker(block, settled.at(-1)) ? withOtherMarker(block) : block);
  return settled;
}

export const isBlank = ({ type, childCount }: Node) => type.name === 'paragraph' && childCount === 0;
const isList = ({ type }: Node) => type.name === 'bullet_list' || type.name === 'ordered_list';

const needsOtherMarker = (block: Node, before: Node | undefined): boolean =>
  before !== undefined &&
  isList(block) &&
  block.type === before.type &&
  block.attrs.marker === before.attrs.marker;

const otherMarkers: Record<string, string> = { '-': '*', '*': '-', '+': '-', '.': ')', ')': '.' };

const withOtherMarker = ({ type, attrs, content }: Node): Node =>
  type.create({ ...attrs, marker: otherMarkers[attrs.marker] }, content);

/** Whether its blocks and items can do without blank lines between them. */
function isTight(list: Node): boolean {
  const paragraphs = list.children.flatMap((item) => item.children.filter(isParagraph));
  if (paragraphs.length === 0) return true;
  const isAlone = list.childCount === 1 && list.child(0).childCount === 1;
  return isAlone || (list.attrs.isTight && list.children.every(({ children }) => mayBeTight(children)));
}

export const isParagraph = (block: Node) =>
  (block.type.name === 'paragraph' && !isBlank(block)) || block.type.name === 'picture';

function mayBeTight(blocks: readonly Node[]): boolean {
  return blocks.every((block, place) => {
    const before = blocks[place - 1];
    return !before || endsByItself.includes(before.type.name) || interrupts(block, before);
  });
}

const endsByItself = ['heading', 'code_block', 'rule'];

/** Begins without a blank line, although a paragraph before it might go on. */
function interrupts(block: Node, before: Node): boolean {
  if (isList(block)) return (block.attrs.start ?? 1) === 1 && !isBlank(block.child(0).child(0));
  if (block.type.name === 'quotation') return before.type.name !== 'quotation';
  return endsByItself.includes(block.type.name);
}

/** As many cells in each row as there are in the first. */
function fillRows(table: Node): Node {
  const { childCount: columns } = table.child(0);
  const rows = table.children.map((row, place) => {
    if (place === 0 || row.childCount === columns) return row;
    const missing = Array.from({ length: columns - row.childCount }, () => table.type.schema.node('cell'));
    return row.copy(Fragment.fromArray([...row.children, ...missing].slice(0, columns)));
  });
  return table.copy(Fragment.fromArray(rows));
}
