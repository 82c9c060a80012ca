import { type Node, Slice } from 'prosemirror-model';
import { Selection, TextSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { withoutTurning } from '#/http/without-turning.ts';
import { guardUncertain, isMarkdown } from '../paste/certain-marks.ts';
import type { Pasted, Taken } from '../paste/read-pasted.ts';
import { articleSchema as schema } from './article-schema.ts';
import { openArticle } from './article-source.ts';
import { findLink, readLinkAddress, setLink } from './change-link.ts';

/** Formatted text is cleaned; plain text stays as it is, unless it is Markdown, which people also send each other. */
export function takeText(view: EditorView, { plain, markdown, losses }: Pasted): Taken {
  if (view.state.selection.$from.parent.type.spec.code) view.dispatch(view.state.tr.insertText(plain));
  else if (!linkSelection(view, plain)) {
    if (markdown === undefined) return { ...losses, isCleaned: false, isMarkdown: insertPlain(view, plain) };
    insertBlocks(view, openArticle(markdown)?.doc.children ?? []);
  }
  return { ...losses, isCleaned: markdown !== undefined };
}

/** An address that is pasted over words makes a link of them. */
function linkSelection({ state, dispatch }: EditorView, plain: string): boolean {
  const address = readLinkAddress(plain);
  const place = findLink(state);
  if (!address || state.selection.empty || !place.hasPlainText || !place.text.trim()) return false;
  return setLink(place, { address, text: place.text })(state, dispatch);
}

/** @returns whether it was read as Markdown */
function insertPlain(view: EditorView, typed: string): boolean {
  const plain = withoutTurning(typed).replace(/\r\n?/g, '\n').replaceAll('\t', ' ');
  const read = isMarkdown(plain) ? openArticle(guardUncertain(plain)) : undefined;
  insertBlocks(view, read?.doc.children ?? paragraphsOf(plain));
  return read !== undefined;
}

function insertBlocks(view: EditorView, blocks: readonly Node[]): void {
  if (blocks.length === 0) return;
  const { tr, doc, selection } = view.state;
  const isAll = selection.from <= Selection.atStart(doc).from && selection.to >= Selection.atEnd(doc).to;
  if (isAll) tr.replaceWith(0, doc.content.size, blocks).setSelection(Selection.atEnd(tr.doc));
  else tr.replaceSelection(sliceOf(blocks));
  view.dispatch(tr.scrollIntoView().setMeta('paste', true));
}

function paragraphsOf(plain: string): Node[] {
  const paragraphs = plain.split(/\n\s*\n/).filter((text) => text.trim() !== '');
  const lineBreak = schema.node('line_break');
  return paragraphs.map((text) => {
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    const content = lines.flatMap((line, place) => [
      ...(place > 0 ? [lineBreak] : []),
      schema.text(plain.includes('\n') ? line.trim() : line),
    ]);
    return schema.node('paragraph', null, content);
  });
}

/** Paragraphs at the ends go on in the text around them. */
function sliceOf(blocks: readonly Node[]): Slice {
  const isOpen = (block: Node | undefined) => (block?.type.name === 'paragraph' ? 1 : 0);
  const content = schema.node('doc', null, blocks).content;
  return new Slice(content, isOpen(blocks[0]), isOpen(blocks.at(-1)));
}

/**
 * Whole texts that arrive without a paste, as from a keyboard's clipboard or a dictation, keep their paragraphs and
 * codes. What is typed letter by letter stays as typed.
 */
export function takeInput(view: EditorView, event: InputEvent, onTaken: (taken: Taken) => void): boolean {
  const { data, inputType } = event;
  if (inputType !== 'insertText' || !data || data.length < 2 || view.composing || event.isComposing)
    return false;
  if (!data.includes('\n') && !isMarkdown(data)) return false;
  const [range] = event.getTargetRanges();
  if (range) {
    const [from, to] = [
      view.posAtDOM(range.startContainer, range.startOffset),
      view.posAtDOM(range.endContainer, range.endOffset),
    ];
    const { tr, doc } = view.state;
    view.dispatch(tr.setSelection(TextSelection.between(doc.resolve(from), doc.resolve(to))));
  }
  event.preventDefault();
  if (insertPlain(view, data))
    onTaken({ isCleaned: false, isMarkdown: true, hasSplitCells: false, lostPictures: 0 });
  return true;
}
