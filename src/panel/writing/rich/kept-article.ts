import { closeHistory } from 'prosemirror-history';
import { type EditorState, type Plugin, Selection } from 'prosemirror-state';
import type { ArticleSource } from './article-source.ts';

/** An article as the editor left it when the codes took its place, with all that can be undone. */
export interface KeptArticle {
  state: EditorState;
  source: ArticleSource;
  /** What the form held then. */
  markdown: string;
}

/** What is typed from now on is a step of its own. */
export function reopened({ state }: KeptArticle, plugins: readonly Plugin[]): EditorState {
  const kept = state.reconfigure({ plugins });
  return kept.apply(closeHistory(kept.tr));
}

/** What was changed among the codes is one more step that can be undone. */
export function changedTo({ doc, selection }: EditorState, kept: EditorState): EditorState {
  const change = kept.tr.replaceWith(0, kept.doc.content.size, doc.content);
  return kept.apply(change.setSelection(Selection.fromJSON(change.doc, selection.toJSON())));
}
