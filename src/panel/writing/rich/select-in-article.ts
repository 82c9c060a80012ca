import { TextSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';

/** Finds words that stand in one paragraph, however they are formed. */
export function selectInArticle(view: EditorView, words: string): void {
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
