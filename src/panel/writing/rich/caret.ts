import { type Node, Slice } from 'prosemirror-model';
import { type EditorState, Selection, TextSelection } from 'prosemirror-state';
import { Transform } from 'prosemirror-transform';
import { articleSchema } from '../article/article-schema.ts';
import { type ArticleSource, openArticle, writeArticle } from '../article/article-source.ts';
import type { TextRange } from '../writing-field.ts';

/** A sign for private use, which stands for the cursor while a text is read or written. */
const sign = '\ue000';

export function selectionAt(doc: Node, markdown: string, { anchor, head }: TextRange): Selection {
  const isAll = Math.min(anchor, head) === 0 && Math.max(anchor, head) === markdown.length;
  if (isAll && markdown !== '')
    return TextSelection.between(
      doc.resolve(Selection.atStart(doc).from),
      doc.resolve(Selection.atEnd(doc).to),
    );
  const [from, to] = [anchor, head].map((offset) => doc.resolve(placeAt(doc, markdown, offset)));
  return from && to ? TextSelection.between(from, to) : Selection.atEnd(doc);
}

function placeAt(doc: Node, markdown: string, offset: number): number {
  if (offset >= markdown.length) return Selection.atEnd(doc).to;
  let found = Selection.atEnd(doc).to;
  openArticle(markdown.slice(0, offset) + sign + markdown.slice(offset))?.doc.descendants((node, place) => {
    const index = node.text?.indexOf(sign) ?? -1;
    if (index >= 0) found = place + index;
  });
  return Math.min(found, doc.content.size);
}

/** Reading Markdown drops spaces and lines at the end, which somebody in the middle of writing has just typed. */
export function withTypedEnd(state: EditorState, before: string): EditorState {
  const { $head, empty } = state.selection;
  const end = /[ \n]+$/.exec(before)?.[0];
  if (!end || !empty || !$head.parent.inlineContent || $head.parentOffset < $head.parent.content.size)
    return state;
  if (/\n\s*\n/.test(end)) return state.apply(state.tr.split($head.pos));
  if (!end.includes('\n')) return state.apply(state.tr.insertText(' '));
  return state.apply(state.tr.replaceSelectionWith(articleSchema.node('line_break')));
}

/** Finds the offset in the Markdown of a place in the article. */
export function offsetAt(doc: Node, place: number, source: ArticleSource): number {
  const { parent } = doc.resolve(place);
  if (!parent.inlineContent) return writeArticle(doc, source).length;
  const marked = new Transform(doc);
  marked.replace(
    place,
    place,
    new Slice(articleSchema.node('paragraph', null, [articleSchema.text(sign)]).content, 0, 0),
  );
  const offset = writeArticle(marked.doc, source).indexOf(sign);
  return Math.max(0, offset);
}
