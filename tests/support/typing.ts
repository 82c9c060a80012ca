import { type Command, EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { openArticle, writeArticle } from '#/panel/writing/article/article-source.ts';
import { articlePlugins } from '#/panel/writing/rich/article-plugins.ts';

/** Plays as much of the editor's view as its plugins ask for: typed letters, keys, and what they change. */
export function playEditor(markdown = '') {
  const source = openArticle(markdown);
  if (!source) throw new RangeError(`The editor cannot open ${markdown}`);
  let state = EditorState.create({ doc: source.doc, plugins: articlePlugins(() => undefined) });
  const view = {
    composing: false,
    get state() {
      return state;
    },
    dispatch: (tr: EditorState['tr']) => {
      state = state.apply(tr);
    },
  };
  const asked = view as unknown as EditorView;
  const press = (key: string, shiftKey = false) => {
    const event = { key, shiftKey } as KeyboardEvent;
    state.plugins.some((plugin) => plugin.props.handleKeyDown?.call(plugin, asked, event));
  };
  function type(text: string) {
    for (const letter of text) {
      if (letter === '\n') press('Enter');
      else if (!typeLetter(letter)) view.dispatch(state.tr.insertText(letter));
    }
  }
  function typeLetter(letter: string): boolean {
    const { from, to } = state.selection;
    const insert = () => state.tr.insertText(letter);
    return state.plugins.some((plugin) =>
      plugin.props.handleTextInput?.call(plugin, asked, from, to, letter, insert),
    );
  }
  return {
    view: asked,
    press,
    type,
    run: (command: Command) => command(state, view.dispatch),
    written: () => writeArticle(state.doc, source),
  };
}
