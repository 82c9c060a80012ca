import { diffArrays } from 'diff';
import type { Token } from 'markdown-it';
import { parseArticleText } from '../article-text.ts';

/** A paragraph, a list, a link, a picture …, as the article's page draws it, or a word. */
export interface Part {
  /** Undefined for a word. */
  tag?: string;
  props: Readonly<Record<string, string>>;
  children: readonly Part[];
  /** With the space behind it. */
  text?: string;
  /** The same for parts in which nothing differs. */
  key: string;
  words: ReadonlySet<string>;
}

export function readParts(content: string): Part[] {
  const tokens = parseArticleText(content).flatMap((token) =>
    token.type === 'inline' ? (token.children ?? []) : [token],
  );
  const top: Part[] = [];
  const open: { token: Token; children: Part[] }[] = [];
  for (const token of tokens) {
    if (token.nesting === 1) {
      open.push({ token, children: [] });
      continue;
    }
    const closed = token.nesting === -1 ? open.pop() : undefined;
    (open.at(-1)?.children ?? top).push(...(closed ? closeOf(closed) : leavesOf(token)));
  }
  return top;
}

/** The paragraph of a short list is not drawn. */
const closeOf = ({ token, children }: { token: Token; children: Part[] }) =>
  token.hidden ? children : [partOf(token, children)];

function leavesOf(token: Token): Part[] {
  const { type, tag, content } = token;
  if (tag === '' || tag === 'br') return readWords(type.endsWith('break') ? '\n' : content);
  return [partOf(token, tag === 'img' ? [] : readWords(content))];
}

const readWords = (text: string): Part[] =>
  (text.match(/[\p{L}\p{N}]+\s*|[^\p{L}\p{N}]\s*/gu) ?? []).map((word) => {
    const key = word.trim();
    return { props: {}, children: [], text: word, key, words: new Set([key]) };
  });

function partOf({ type, tag, attrs, content }: Token, children: Part[]): Part {
  const props = Object.fromEntries([...(attrs ?? []), ...(tag === 'img' ? [['alt', content]] : [])]);
  const key = `\0${[tag, ...Object.values(props), ...children.map(({ key }) => key)].join('\0')}\0/${tag}`;
  const words = new Set([...(props.src ? [props.src] : []), ...children.flatMap(({ words }) => [...words])]);
  return { tag: ['fence', 'code_block'].includes(type) ? 'pre' : tag, props, children, key, words };
}

export interface PartChange {
  kind: 'same' | 'removed' | 'added' | 'changed';
  part: Part;
  /** What a changed part was. */
  was?: Part | undefined;
}

type Parts = readonly Part[];

/** Finds what became of each part. Those that only share many of their words are changed ones. */
export const findPartChanges = (before: Parts, after: Parts): PartChange[] =>
  findStretches([before, after], (one, other) => one.key === other.key).flatMap(({ both, ...rest }) => [
    ...both.map(([, part]) => ({ kind: 'same' as const, part })),
    ...findStretches([rest.before, rest.after], areAlike).flatMap((stretch) => [
      ...stretch.both.map(([was, part]) => ({ kind: 'changed' as const, part, was })),
      ...stretch.before.map((part) => ({ kind: 'removed' as const, part })),
      ...stretch.after.map((part) => ({ kind: 'added' as const, part })),
    ]),
  ]);

/** Tells whether two parts of one kind share two words of five. */
function areAlike(one: Part, other: Part): boolean {
  const isOfOneKind = one.tag !== undefined && one.tag === other.tag && one.props.href === other.props.href;
  if (!isOfOneKind || one.tag === 'img') return false;
  const shared = [...one.words].filter((word) => other.words.has(word)).length;
  return shared > 0 && shared * 5 >= one.words.size + other.words.size;
}

/** Parts that both have, and those behind them that only one has. */
interface Stretch {
  both: [Part, Part][];
  before: Part[];
  after: Part[];
}

/** More edits would hold up a phone; what differs so often is shown as another text. */
const mostEdits = { maxEditLength: 500 };

function findStretches([before, after]: [Parts, Parts], comparator: typeof areAlike): Stretch[] {
  const found = diffArrays([...before], [...after], { comparator, ...mostEdits });
  if (!found) return [{ both: [], before: [...before], after: [...after] }];
  const stretches: Stretch[] = [];
  let place = 0;
  for (const { value, removed, added } of found) {
    const isBoth = !removed && !added;
    if (isBoth || stretches.length === 0) stretches.push({ both: [], before: [], after: [] });
    const last = stretches.at(-1);
    const begin = place;
    if (isBoth) last?.both.push(...value.map((part, at): [Part, Part] => [before[begin + at] ?? part, part]));
    else last?.[removed ? 'before' : 'after'].push(...value);
    if (!added) place += value.length;
  }
  return stretches;
}
