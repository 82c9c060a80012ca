import { Fragment, Mark, type Node } from 'prosemirror-model';

const edgeless = ['strong', 'em', 'strike'];

/** Leaves out what Markdown does not hold and nobody sees: spaces at the ends of lines, bold or italic spaces at edges. */
export function settleInline(block: Node): Node {
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
