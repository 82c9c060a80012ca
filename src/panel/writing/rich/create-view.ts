import { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { SelectWords } from '../select-words.ts';
import type { Taken } from '../taken-notice.tsx';
import type { Start } from '../writing-field.ts';
import { articlePlugins, withEnd } from './article-plugins.ts';
import type { ArticleSource } from './article-source.ts';
import { selectionAt, withTypedEnd } from './caret.ts';
import { drawPicture } from './picture-view.ts';
import { selectInArticle } from './select-in-article.ts';
import { takeInput, takeText } from './take-text.ts';

interface ViewOptions {
  opened: ArticleSource;
  /** Where the cursor stood in the Markdown, if anywhere. */
  start: Start | undefined;
  attributes: Record<string, string>;
  on: Listeners;
}

interface Listeners {
  changed: (state: EditorState, isTyped: boolean) => void;
  link: () => void;
  blur: () => void;
  taken: (taken: Taken) => void;
}

export function createView(place: HTMLElement, { opened, start, attributes, on }: ViewOptions): EditorView {
  const room = roomForToolbar();
  const view: EditorView = new EditorView(place, {
    state: createState(opened, start, on.link),
    attributes,
    nodeViews: { picture: drawPicture, image: drawPicture },
    dispatchTransaction(transaction) {
      view.updateState(view.state.apply(transaction));
      on.changed(view.state, transaction.docChanged);
    },
    handleDOMEvents: listeners(on),
    scrollThreshold: room,
    scrollMargin: room,
  });
  if (start?.isFocused) view.focus();
  on.changed(view.state, false);
  return view;
}

/** CSS pixels at each edge: a line that is written must not stand behind the toolbar (`toolbarClass`). */
function roomForToolbar() {
  const edge = window.matchMedia('(width < 40rem)').matches ? 'bottom' : 'top';
  return { top: 5, right: 5, bottom: 5, left: 5, [edge]: 60 };
}

function createState({ doc, markdown }: ArticleSource, start: Start | undefined, onLink: () => void) {
  const whole = withEnd(doc);
  const state = EditorState.create({
    doc: whole,
    plugins: articlePlugins(onLink),
    selection: start && selectionAt(whole, markdown, start),
  });
  return start?.isFocused ? withTypedEnd(state, markdown.slice(0, start.head)) : state;
}

const listeners = (on: Pick<Listeners, 'blur' | 'taken'>) => ({
  blur: () => on.blur(),
  [SelectWords.type]: (view: EditorView, { words }: SelectWords) => selectInArticle(view, words),
  beforeinput: (view: EditorView, event: InputEvent) => takeInput(view, event),
  paste(view: EditorView, event: ClipboardEvent) {
    if (!event.clipboardData) return false;
    event.preventDefault();
    on.taken(takeText(view, event.clipboardData));
    return true;
  },
  drop(view: EditorView, event: DragEvent) {
    // a picture or words of this text are moved by the library itself
    if (view.dragging || !event.dataTransfer) return false;
    event.preventDefault();
    on.taken(takeText(view, event.dataTransfer));
    return true;
  },
});
