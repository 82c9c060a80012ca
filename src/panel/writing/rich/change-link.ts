import type { Mark } from 'prosemirror-model';
import { type Command, type EditorState, TextSelection } from 'prosemirror-state';
import { withProtocol } from '#/format/web-address.ts';
import { articleSchema } from '../article/article-schema.ts';
import { readAddress } from '../article/read-markdown.ts';

const { link } = articleSchema.marks;

/** A link of the text, or the place where one is to stand. */
export interface LinkPlace {
  from: number;
  to: number;
  /** Empty where there is none yet. */
  address: string;
  text: string;
  /** Its words can be typed; not so over several lines, blocks or pictures. */
  hasPlainText: boolean;
}

/** The link at the cursor, or what is selected. */
export function findLink(state: EditorState): LinkPlace {
  const { $from: start, $to: end } = state.selection;
  // all of a text is selected from before its first paragraph
  const { from, to } = reachOfLink(state) ?? TextSelection.between(start, end);
  const mark = markAt(state);
  const $from = state.doc.resolve(from);
  let hasPlainText = $from.parent.inlineContent && $from.end() >= to;
  state.doc.nodesBetween(from, to, ({ isInline, isText }) => {
    if (isInline && !isText) hasPlainText = false;
  });
  return {
    from,
    to,
    address: mark?.attrs.href ?? '',
    text: state.doc.textBetween(from, to, ' '),
    hasPlainText,
  };
}

function markAt({ doc, selection: { $from, from, to, empty } }: EditorState): Mark | undefined {
  if (empty) return link.isInSet([...$from.marks(), ...($from.nodeAfter?.marks ?? [])]);
  let found: Mark | undefined;
  doc.nodesBetween(from, to, ({ marks }) => {
    found ??= link.isInSet(marks);
  });
  return found;
}

/** Undefined where several words are selected, or no link is near. */
function reachOfLink(state: EditorState): { from: number; to: number } | undefined {
  const mark = markAt(state);
  const { $from, empty } = state.selection;
  if (!mark || !empty) return undefined;
  let [from, to] = [-1, -1];
  $from.parent.forEach((child, offset) => {
    const start = $from.start() + offset;
    const end = start + child.nodeSize;
    if (!mark.isInSet(child.marks)) return;
    if (to !== start && to < $from.pos) from = start;
    if (from <= $from.pos && (to === start || to < $from.pos)) to = end;
  });
  return from < 0 ? undefined : { from, to };
}

export const setLink =
  (
    { from, to }: { from: number; to: number },
    { address, text }: { address: string; text: string },
  ): Command =>
  ({ tr, doc, schema }, dispatch) => {
    const mark = link.create({ href: address });
    const isKept = from < to && text === doc.textBetween(from, to, ' ');
    if (isKept) tr.removeMark(from, to, link).addMark(from, to, mark);
    else {
      const marks = mark.addToSet(doc.resolve(from).marks());
      tr.replaceWith(from, to, schema.text(text, marks)).removeStoredMark(link);
    }
    dispatch?.(tr.scrollIntoView());
    return true;
  };

export const removeLink =
  ({ from, to }: { from: number; to: number }): Command =>
  ({ tr }, dispatch) => {
    dispatch?.(tr.removeMark(from, to, link));
    return true;
  };

const allowed = /^(https?:\/\/[^\s/]|mailto:[^\s]|tel:[^\s]|\/(?![/\\])|#)/i;

/** Reads a typed address as Markdown holds it; undefined for one that a reader could not open, or must not. */
export function readLinkAddress(typed: string): string | undefined {
  const address = typed.trim();
  return allowed.test(address) && !/\s/.test(address) ? readAddress(address) : undefined;
}

/** The same of what somebody types to be an address, who may leave its beginning out: 'www.afad.gov.tr'. */
export const readTypedAddress = (typed: string): string | undefined =>
  readLinkAddress(withProtocol(typed.trim()));
