import { type Node, Slice } from 'prosemirror-model';
import { Selection, TextSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { withoutTurning } from '#/http/without-turning.ts';
import { articleSchema as schema } from '../article/article-schema.ts';
import { openArticle } from '../article/article-source.ts';
import type { Pasted, Taken } from '../paste/read-pasted.ts';
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

const heading = /^ {0,3}#{1,6}[ \t]+(?!\d)\S/m;
const link = /\[[^\]\n]+\]\((?:https?:\/\/|mailto:|tel:|\/(?!\/))[^\s)]+\)/;
/** Two asterisks at either end, and a sign right behind the first pair: nobody counts or sums so. */
const bold =
  /(?<![\p{L}\d*])\*\*(?=[^\s*])[^*\n]*[^\s*]\*\*(?![\p{L}\d*])|(?<![\p{L}\d*])\*\*[^\s*]\*\*(?![\p{L}\d*])/u;
const kinds = [
  heading,
  /^[ \t]*([-*])[ \t]+[^\s\d].*\n\s*\1[ \t]+[^\s\d]/m,
  /^[ \t]*1\.[ \t]+\S.*\n\s*2\.[ \t]+\S/m,
  /^[ \t]*\|?(?:[ \t]*:?-{3,}:?[ \t]*\|)+/m,
  /^[ \t]*```/m,
];

/**
 * Tells whether a plain text is Markdown. One dash or number may be a sentence's own: it takes a link, bold words, or
 * marks of two kinds.
 */
const isMarkdown = (plain: string): boolean =>
  link.test(plain) || bold.test(plain) || kinds.filter((kind) => kind.test(plain)).length > 1;

/**
 * Puts a backslash before what is Markdown, but may as well be meant as it stands: ordinals that do not count on from 1,
 * figures behind a dash or an angle, a line under another, and products such as 5*4*3. Indented lines are no code.
 */
function guardUncertain(markdown: string): string {
  let isCode = false;
  let number = 0;
  const lines = markdown.split('\n');
  const guarded = lines.map((line, place) => {
    const isFence = /^\s*```/.test(line);
    if (isFence) isCode = !isCode;
    if (isCode || isFence) return line;
    const counted = Number(/^\s*(\d{1,9})\.\s/.exec(line)?.[1] ?? 0);
    if (counted > 0) number = counts(counted, number, lines.slice(place + 1)) ? counted : 0;
    else if (/^\S/.test(line)) number = 0;
    const isItem = counted > 0 ? number > 0 : /^\s*[-*]\s+[^\s\d]/.test(line);
    const isUnder = (lines[place - 1] ?? '').trim() !== '';
    return guardInline(isItem ? line : guardStart(line.trimStart(), isUnder));
  });
  return guarded.join('\n');
}

/** @param before the number of the item above; 0 where there is none */
const counts = (number: number, before: number, below: readonly string[]): boolean =>
  number === before + 1 && (before > 0 || /^\s*2\.\s/.test(below.find((line) => /^\S/.test(line)) ?? ''));

function guardStart(line: string, isUnder: boolean): string {
  if (isUnder && /^(?:=+|-+)\s*$/.test(line)) return `\\${line}`;
  if (/^#/.test(line)) return heading.test(line) ? line : `\\${line}`;
  return line.replace(/^(?=[-+*](?:\s|$)|>\s*\d)/, '\\').replace(/^(\d{1,9})(?=[.)](?:\s|$))/, '$1\\');
}

const guardInline = (line: string) => line.replace(/(?<=[\p{L}\d])\*(?=[\p{L}\d])/gu, '\\*');
