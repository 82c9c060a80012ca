import { closeHistory } from 'prosemirror-history';
import { EditorState, type Plugin, Selection, TextSelection } from 'prosemirror-state';
import { EditorView, type NodeViewConstructor } from 'prosemirror-view';
import { isOwnPicture } from '#/http/picture-address.ts';
import { richText as text } from '#/i18n/tr/rich-writing.ts';
import type { Store } from '../../store.ts';
import type { ArticleSource } from '../article/article-source.ts';
import { readPasted, type Taken } from '../paste/read-pasted.ts';
import { SelectWords, type Start, type TextPictures } from '../writing-field.ts';
import { articlePlugins, withEnd } from './article-plugins.ts';
import { selectionAt, withTypedEnd } from './caret.ts';
import { takeInput, takeText } from './take-text.ts';

interface ViewOptions {
  opened: ArticleSource;
  /** Where the cursor stood in the Markdown, if anywhere. */
  start: Start | undefined;
  attributes: Record<string, string>;
  words: LibraryWords;
  on: Listeners;
  /** What this form's editor held before the codes took its place. */
  earlier: KeptArticle | undefined;
}

interface Listeners {
  changed: (state: EditorState, isTyped: boolean) => void;
  link: () => void;
  taken: (taken: Taken) => void;
  files: (files: File[], at?: number) => void;
}

export function createView(place: HTMLElement, options: ViewOptions): EditorView {
  const { start, attributes, words, on } = options;
  const room = roomForToolbar();
  const view: EditorView = new EditorView(place, {
    state: createState(options),
    attributes,
    nodeViews: { picture: drawPicture(words), image: drawPicture(words) },
    dispatchTransaction(transaction) {
      view.updateState(view.state.apply(transaction));
      on.changed(view.state, transaction.docChanged);
    },
    handleDOMEvents: listeners(on),
    scrollThreshold: room,
    scrollMargin: room,
  });
  place.addEventListener('dragenter', () => void showDropPlace(view), { once: true });
  if (start?.isFocused) view.focus();
  on.changed(view.state, false);
  return view;
}

/** Shows where a drag would drop. Its code comes with the first drag: phones know none. Dropping works without it. */
const showDropPlace = (view: EditorView) =>
  import('prosemirror-dropcursor').then(
    ({ dropCursor }) =>
      view.isDestroyed || view.setProps({ plugins: [dropCursor({ class: 'drop-place', color: false })] }),
    () => {},
  );

/** CSS pixels at each edge: a line that is written must not stand behind the toolbar (`toolbarClass`). */
function roomForToolbar() {
  const edge = window.matchMedia('(width < 40rem)').matches ? 'bottom' : 'top';
  return { top: 5, right: 5, bottom: 5, left: 5, [edge]: 60 };
}

function createState({ opened, start, on, earlier }: ViewOptions): EditorState {
  const { doc, markdown } = opened;
  const plugins = articlePlugins(on.link);
  const kept = earlier && reopened(earlier, plugins);
  if (kept && opened === earlier?.source) return kept;
  const whole = withEnd(doc);
  const selection = start && selectionAt(whole, markdown, start);
  const fresh = EditorState.create({ doc: whole, plugins, selection });
  const state = kept ? changedTo(fresh, kept) : fresh;
  return start?.isFocused ? withTypedEnd(state, markdown.slice(0, start.head)) : state;
}

const listeners = (on: Listeners) => ({
  [SelectWords.type]: (view: EditorView, { words }: SelectWords) => selectInArticle(view, words),
  beforeinput: (view: EditorView, event: InputEvent) => takeInput(view, event, on.taken),
  paste(view: EditorView, event: ClipboardEvent) {
    if (!event.clipboardData) return false;
    event.preventDefault();
    return take(view, event.clipboardData, on);
  },
  drop(view: EditorView, event: DragEvent) {
    // a picture or words of this text are moved by the library itself
    if (view.dragging || !event.dataTransfer) return false;
    event.preventDefault();
    const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
    return take(view, event.dataTransfer, { ...on, files: (files) => on.files(files, place?.pos) });
  },
});

function take(view: EditorView, data: DataTransfer, on: Listeners): true {
  const pasted = readPasted(data);
  if (pasted.files.length > 0) on.files(pasted.files);
  else on.taken(takeText(view, pasted));
  return true;
}

/** An article as the editor left it when the codes took its place, with all that can be undone. */
export interface KeptArticle {
  state: EditorState;
  source: ArticleSource;
  /** What the form held then. */
  markdown: string;
}

/** Opens a kept article; what is typed from now on is a step of its own. */
function reopened({ state }: KeptArticle, plugins: readonly Plugin[]): EditorState {
  const kept = state.reconfigure({ plugins });
  return kept.apply(closeHistory(kept.tr));
}

/** Adds what was changed among the codes as one more step that can be undone. */
function changedTo({ doc, selection }: EditorState, kept: EditorState): EditorState {
  const change = kept.tr.replaceWith(0, kept.doc.content.size, doc.content);
  return kept.apply(change.setSelection(Selection.fromJSON(change.doc, selection.toJSON())));
}

type LibraryWords = Store<TextPictures['words']>;

/**
 * Draws a picture with its words: those of the text, or else the library's, as its page does. Pictures of other sites
 * are not fetched: the page will show a copy.
 */
const drawPicture =
  (library: LibraryWords): NodeViewConstructor =>
  ({ attrs: { src, alt }, isInline }) => {
    const dom = document.createElement(isInline ? 'span' : 'figure');
    const picture = isOwnPicture(src) ? drawOwn(src) : drawBox(text.pictureElsewhere);
    const caption = document.createElement('figcaption');
    function showWords() {
      const words: string | undefined = alt || library.read().get(src);
      if (picture instanceof HTMLImageElement) picture.alt = words ?? '';
      else picture.textContent = words || text.pictureElsewhere;
      caption.textContent = words ?? text.noWords;
    }
    showWords();
    dom.className = isInline ? 'picture-in-text' : 'picture';
    dom.append(picture, ...(isInline ? [] : [caption]));
    return { dom, ignoreMutation: () => true, destroy: library.subscribe(showWords) };
  };

function drawOwn(src: string): HTMLElement {
  const image = document.createElement('img');
  image.draggable = false;
  image.addEventListener('error', () => image.replaceWith(drawBox(text.pictureMissing)), { once: true });
  image.src = src;
  return image;
}

function drawBox(words: string): HTMLElement {
  const box = document.createElement('span');
  box.className = 'picture-box';
  box.textContent = words;
  return box;
}

/** Finds words that stand in one paragraph, however they are formed. */
function selectInArticle(view: EditorView, words: string): void {
  const { doc, tr } = view.state;
  let start = -1;
  doc.descendants((node, position) => {
    if (start !== -1 || !node.isTextblock) return start === -1;
    // each leaf counts as one sign, so that places in the text are places in the article
    const found = node.textBetween(0, node.content.size, undefined, '\ufffc').indexOf(words);
    if (found !== -1) start = position + 1 + found;
    return false;
  });
  if (start === -1) return;
  const selection = TextSelection.create(doc, start, start + words.length);
  view.dispatch(tr.setSelection(selection).scrollIntoView());
}
