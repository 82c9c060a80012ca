import type { Mark, Node } from 'prosemirror-model';
import {
  encodeText,
  escapeLineStart,
  escapeSigns,
  writeCode,
  writeTarget,
} from '#/format/escape-markdown.ts';
import { findAddresses } from './read-markdown.ts';

/** @param isGuarded writes signs as numbers, for text whose marks Markdown would read differently */
export function writeInline(block: Node, isGuarded: boolean): string {
  let written = '';
  let open: Mark[] = [];
  const close = (kept: number) => {
    for (const mark of open.slice(kept).reverse()) written += closeMark(mark, isGuarded);
    open = open.slice(0, kept);
  };
  for (let place = 0; place < block.childCount; place += 1) {
    const node = block.child(place);
    const marks = node.marks.filter(({ type }) => type.name !== 'code');
    const lost = open.findIndex((mark) => !mark.isInSet(marks));
    close(lost === -1 ? open.length : lost);
    const opened = marks.filter((mark) => !mark.isInSet(open));
    for (const mark of sortByReach(opened, block, place)) {
      written += openMark(mark, isGuarded);
      open.push(mark);
    }
    written += writeLeaf(node, written, isGuarded);
  }
  close(0);
  return written;
}

/** The mark that goes on longest is opened first, so that it need not be closed for another. */
function sortByReach(marks: Mark[], block: Node, place: number): Mark[] {
  const reach = (mark: Mark) => {
    let end = place;
    while (end < block.childCount && mark.isInSet(block.child(end).marks)) end += 1;
    return end;
  };
  return marks.toSorted((a, b) => reach(b) - reach(a));
}

function writeLeaf(node: Node, before: string, isGuarded: boolean): string {
  const isLineStart = before === '' || before.endsWith('\n');
  // a second break needs a line that is not blank, which would end the paragraph
  if (node.type.name === 'line_break') return isLineStart ? '\\\n' : '\n';
  if (node.type.name === 'image')
    return `![${node.attrs.alt}]${writeTarget(node.attrs.src, node.attrs.title)}`;
  const text = node.text ?? '';
  if (node.marks.some(({ type }) => type.name === 'code')) return writeCode(text);
  if (isGuarded) return encodeText(text);
  return isLineStart ? escapeLineStart(escapeText(text)) : escapeText(text);
}

/** Addresses that become links stay whole. */
function escapeText(text: string): string {
  const addresses = text.includes('//') ? findAddresses(text).filter(({ schema }) => schema) : [];
  let at = 0;
  let escaped = '';
  for (const { index, lastIndex } of addresses) {
    escaped += escapeSigns(text.slice(at, index)) + text.slice(index, lastIndex);
    at = lastIndex;
  }
  return escaped + escapeSigns(text.slice(at));
}

const signs: Record<string, string> = { strong: '**', em: '*', strike: '~~' };

/** Underscores beside asterisks are never taken for a longer mark. */
const signOf = ({ type }: Mark, isGuarded: boolean) =>
  isGuarded && type.name === 'em' ? '_' : (signs[type.name] ?? '');

const openMark = (mark: Mark, isGuarded: boolean) =>
  mark.type.name === 'link' ? '[' : signOf(mark, isGuarded);

const closeMark = (mark: Mark, isGuarded: boolean) =>
  mark.type.name === 'link' ? `]${writeTarget(mark.attrs.href, mark.attrs.title)}` : signOf(mark, isGuarded);
