import { closeHistory } from 'prosemirror-history';
import type { Node } from 'prosemirror-model';
import { type Command, type EditorState, NodeSelection, Plugin, PluginKey } from 'prosemirror-state';
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view';
import { richText as text } from '#/i18n/tr/rich-writing.ts';
import { articleSchema } from '../article/article-schema.ts';
import type { ComingPicture } from '../writing-field.ts';
import { findAround, placeFor } from './change-blocks.ts';

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
    const { from, to } = placeFor(state.selection.$to);
    const pictures = sources.map((src) => picture.create({ src }));
    const tr = state.tr.replaceWith(from, to, pictures);
    const last = from + pictures.slice(1).reduce((size, { nodeSize }) => size + nodeSize, 0);
    dispatch?.(tr.setSelection(NodeSelection.create(tr.doc, last)).scrollIntoView());
    return true;
  };

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
  const around = findAround($from, ['table'])?.depth ?? $from.depth;
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

interface Coming {
  /** Where in the article each is to stand. */
  places: readonly { id: number; at: number }[];
  uploads: readonly ComingPicture[];
  /** The one that was put in by the latest change. */
  placed?: number;
}

const key = new PluginKey<Coming>('coming pictures');

/** Shows where a picture is awaited. The sign is no part of the article, so that it is never saved. */
export const comingPictures = () =>
  new Plugin<Coming>({
    key,
    state: {
      init: () => ({ places: [], uploads: [] }),
      apply(tr, earlier) {
        const { places = [], uploads = earlier.uploads, placed = 0 }: Partial<Coming> = tr.getMeta(key) ?? {};
        const others = earlier.places.filter(({ id }) => id !== placed);
        // those before the one that was put in stay before it
        const moved = others.map(({ id, at }) => ({ id, at: tr.mapping.map(at, id < placed ? -1 : 1) }));
        return { uploads, places: [...moved, ...places] };
      },
    },
    props: { decorations: drawSigns },
  });

function drawSigns(state: EditorState): DecorationSet {
  const { places = [], uploads = [] } = key.getState(state) ?? {};
  const signs = places.flatMap(({ id, at }) => {
    const upload = uploads.find((one) => one.id === id);
    // of one that failed, the list below the text tells
    if (!upload || upload.state === 'failed') return [];
    return Decoration.widget(at, () => drawSign(upload.name), { key: `${id}` });
  });
  return DecorationSet.create(state.doc, signs);
}

function drawSign(name: string): HTMLElement {
  const sign = document.createElement('p');
  sign.className = 'picture-box';
  sign.contentEditable = 'false';
  sign.textContent = text.pictureComing(name);
  return sign;
}

export function showUploads(view: EditorView, uploads: readonly ComingPicture[]): void {
  view.dispatch(view.state.tr.setMeta(key, { uploads }));
}

export function awaitPictures(
  { state, dispatch }: EditorView,
  ids: readonly number[],
  at = state.selection.to,
): void {
  const { from } = placeFor(state.doc.resolve(at));
  dispatch(state.tr.setMeta(key, { places: ids.map((id) => ({ id, at: from })) }));
}

/** A step of its own for undo. The cursor stays where one writes. */
export function placePicture(view: EditorView, { src, id }: { src: string; id: number }): void {
  const { state } = view;
  const { at = state.selection.to } = key.getState(state)?.places.find((place) => place.id === id) ?? {};
  const { from } = placeFor(state.doc.resolve(at));
  const tr = closeHistory(state.tr).replaceRangeWith(from, from, picture.create({ src }));
  view.dispatch(tr.setMeta(key, { placed: id }));
}
