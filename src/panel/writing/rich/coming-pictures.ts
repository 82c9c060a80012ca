import { closeHistory } from 'prosemirror-history';
import { type EditorState, Plugin, PluginKey } from 'prosemirror-state';
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view';
import { richText as text } from '#/i18n/tr/rich-writing.ts';
import type { ComingPicture } from '../writing-field.ts';
import { articleSchema } from './article-schema.ts';
import { placeFor } from './change-picture.ts';

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
  const place = placeFor(state.doc.resolve(at));
  dispatch(state.tr.setMeta(key, { places: ids.map((id) => ({ id, at: place })) }));
}

/** A step of its own for undo. The cursor stays where one writes. */
export function placePicture(view: EditorView, { src, id }: { src: string; id: number }): void {
  const { state } = view;
  const { at = state.selection.to } = key.getState(state)?.places.find((place) => place.id === id) ?? {};
  const place = placeFor(state.doc.resolve(at));
  const tr = closeHistory(state.tr).replaceRangeWith(
    place,
    place,
    articleSchema.nodes.picture.create({ src }),
  );
  view.dispatch(tr.setMeta(key, { placed: id }));
}
