import type { Node, ResolvedPos } from 'prosemirror-model';
import { type Command, type EditorState, NodeSelection } from 'prosemirror-state';
import { articleSchema } from './article-schema.ts';

const { picture } = articleSchema.nodes;

/** The picture that is selected, be it alone or in the middle of a text. */
export function findPicture({ selection }: EditorState): { node: Node; from: number } | undefined {
  if (!(selection instanceof NodeSelection)) return undefined;
  const { node, from } = selection;
  return node.type.name === 'picture' || node.type.name === 'image' ? { node, from } : undefined;
}

/** Inserts pictures one below the other, behind the block of the cursor or in the place of an empty one. */
export const insertPictures =
  (sources: readonly string[]): Command =>
  (state, dispatch) => {
    const { $to } = state.selection;
    const { tr } = state;
    const at = placeFor($to);
    const pictures = sources.map((src) => picture.create({ src }));
    tr.replaceWith(at, isEmptyLine($to) ? $to.after() : at, pictures);
    const last = at + pictures.slice(1).reduce((size, { nodeSize }) => size + nodeSize, 0);
    dispatch?.(tr.setSelection(NodeSelection.create(tr.doc, last)).scrollIntoView());
    return true;
  };

const isEmptyLine = ({ parent }: ResolvedPos) => parent.type.name === 'paragraph' && parent.childCount === 0;

/** Finds the place behind the block or the table, or before an empty line. */
export function placeFor($pos: ResolvedPos): number {
  const table = findDepth($pos, 'table');
  if (table !== undefined) return $pos.after(table);
  if (isEmptyLine($pos)) return $pos.before();
  return $pos.parent.isTextblock ? $pos.after() : $pos.pos;
}

function findDepth($pos: ResolvedPos, name: string): number | undefined {
  for (let { depth } = $pos; depth > 0; depth -= 1) if ($pos.node(depth).type.name === name) return depth;
  return undefined;
}

/**
 * Moves a picture past its neighbour; out of a text to the place before or behind it; out of a list or quotation at
 * its end.
 */
export const movePicture =
  (step: 1 | -1): Command =>
  (state, dispatch) => {
    const found = findPicture(state);
    const target = found && findTarget(state, found, step);
    if (!found || target === undefined) return false;
    const { tr } = state;
    tr.insert(target, picture.create(found.node.attrs));
    removeAt(tr, tr.mapping.map(found.from), found.node);
    // the mapping of the removal alone, because the picture was not there before the insertion
    const at = tr.mapping.slice(1).map(target);
    dispatch?.(tr.setSelection(NodeSelection.create(tr.doc, at)).scrollIntoView());
    return true;
  };

function findTarget(state: EditorState, { node, from }: { node: Node; from: number }, step: 1 | -1) {
  const $from = state.doc.resolve(from);
  const around = findDepth($from, 'table') ?? $from.depth;
  if (node.isInline) return step < 0 ? $from.before(around) : $from.after(around);
  const sibling = $from.parent.maybeChild($from.index() + step);
  if (sibling) return step < 0 ? from - sibling.nodeSize : from + node.nodeSize + sibling.nodeSize;
  for (let { depth } = $from; depth > 0; depth -= 1) {
    const { name } = $from.node(depth).type;
    if (name !== 'list_item') return step < 0 ? $from.before(depth) : $from.after(depth);
  }
  return undefined;
}

/** Removes a picture and what it leaves empty. */
function removeAt(tr: EditorState['tr'], at: number, node: Node): void {
  const $at = tr.doc.resolve(at);
  let [from, to] = [at, at + node.nodeSize];
  for (let { depth } = $at; depth > 0 && $at.node(depth).childCount === 1; depth -= 1)
    [from, to] = [$at.before(depth), $at.after(depth)];
  tr.delete(from, to);
}

export const removePicture: Command = (state, dispatch) => {
  const found = findPicture(state);
  if (!found) return false;
  dispatch?.(state.tr.deleteSelection().scrollIntoView());
  return true;
};

export const describePicture =
  (alt: string): Command =>
  (state, dispatch) => {
    const found = findPicture(state);
    if (!found) return false;
    const tr = state.tr.setNodeMarkup(found.from, null, { ...found.node.attrs, alt: cleanWords(alt) });
    dispatch?.(tr.setSelection(NodeSelection.create(tr.doc, found.from)));
    return true;
  };

/** Drops the signs that would end the words in Markdown, which the page would show with their backslashes. */
const cleanWords = (words: string) =>
  words
    .replaceAll('[', '(')
    .replaceAll(']', ')')
    .replace(/[\\`<>]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
