import { Fragment, Mark, type Node } from 'prosemirror-model';

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

/** Tells whether a list's blocks and items can do without blank lines between them. */
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

/** Gives each row as many cells as the first has. */
function fillRows(table: Node): Node {
  const { childCount: columns } = table.child(0);
  const rows = table.children.map((row, place) => {
    if (place === 0 || row.childCount === columns) return row;
    const missing = Array.from({ length: columns - row.childCount }, () => table.type.schema.node('cell'));
    return row.copy(Fragment.fromArray([...row.children, ...missing].slice(0, columns)));
  });
  return table.copy(Fragment.fromArray(rows));
}

const edgeless = ['strong', 'em', 'strike'];

/** Leaves out what Markdown does not hold and nobody sees: spaces at the ends of lines, bold or italic spaces at edges. */
function settleInline(block: Node): Node {
  let pieces = trimLines(block.children.flatMap(splitSpaces));
  for (const name of edgeless) pieces = narrowMark(pieces, name);
  return block.copy(Fragment.fromArray(pieces));
}

const isBreak = (node: Node | undefined) => node?.type.name === 'line_break';
const isCode = ({ marks }: Node) => marks.some(({ type }) => type.name === 'code');
const isSpace = (node: Node | undefined) =>
  node?.text !== undefined && !isCode(node) && /^ *$/.test(node.text);

/** Spaces at either end of a text become pieces of their own. */
function splitSpaces(node: Node): Node[] {
  const text = node.text?.replace(/\s*[\n\r]\s*/g, ' ');
  if (isBreak(node)) return [node.mark(Mark.none)];
  // a picture is no code
  if (text === undefined) return [node.mark(node.marks.filter(({ type }) => type.name !== 'code'))];
  if (isCode(node)) return [node.type.schema.text(text, node.marks)];
  const [, before = '', words = '', after = ''] = /^( *)(.*?)( *)$/su.exec(text) ?? [];
  return [before, words, after].filter(Boolean).map((part) => node.type.schema.text(part, node.marks));
}

function trimLines(pieces: Node[]): Node[] {
  const isAtEdge = (place: number, step: 1 | -1): boolean => {
    const next = pieces[place + step];
    if (next === undefined) return true;
    if (isSpace(next)) return isAtEdge(place + step, step);
    return isBreak(next) && isSpace(pieces[place]);
  };
  const kept = pieces.filter(
    (piece, place) => !(isSpace(piece) || isBreak(piece)) || !(isAtEdge(place, 1) || isAtEdge(place, -1)),
  );
  return kept.length === pieces.length ? kept : trimLines(kept);
}

/** Takes the mark from the spaces at the ends of each of its runs. */
function narrowMark(pieces: Node[], name: string): Node[] {
  const has = (piece: Node | undefined) => piece?.marks.some(({ type }) => type.name === name) ?? false;
  const without = (piece: Node) => piece.mark(piece.marks.filter(({ type }) => type.name !== name));
  const isAtEdge = (place: number, step: 1 | -1): boolean => {
    const next = pieces[place + step];
    return !has(next) || (isSpace(next) && isAtEdge(place + step, step));
  };
  return pieces.map((piece, place) =>
    has(piece) && isSpace(piece) && (isAtEdge(place, 1) || isAtEdge(place, -1)) ? without(piece) : piece,
  );
}
