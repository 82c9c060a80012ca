import { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { findLoneFiles } from '../paste/lone-files.ts';
import { SelectWords } from '../select-words.ts';
import type { Taken } from '../taken-notice.tsx';
import type { Start } from '../writing-field.ts';
import { articlePlugins, withEnd } from './article-plugins.ts';
import type { ArticleSource } from './article-source.ts';
import { selectionAt, withTypedEnd } from './caret.ts';
import { changedTo, type KeptArticle, reopened } from './kept-article.ts';
import { drawPicture, type LibraryWords } from './picture-view.ts';
import { selectInArticle } from './select-in-article.ts';
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
  blur: () => void;
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

/** Its code comes with the first drag: phones know none. Without it one drops as well. */
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
  blur: () => on.blur(),
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
  const files = findLoneFiles(data);
  if (files.length > 0) on.files(files);
  else on.taken(takeText(view, data));
  return true;
}
