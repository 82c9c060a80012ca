import { diffArrays } from 'diff';
import type { Token } from 'markdown-it';
import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import { outsideAddressOf } from '#/http/picture-address.ts';
import { differencePanelText as text } from '#/i18n/tr/difference-panel.ts';
import { mediaCopyText } from '#/i18n/tr/media-copy.ts';
import { findOutsidePicture } from '#/media/panel-pictures.ts';
import { usePicturesAt } from '#/media/pictures-at.ts';
import { Mark, MarkedBlock, MarkedPicture } from '#/panel/difference/marks.tsx';
import { parseArticleText } from '../article-text.ts';

/** Draws an article once, as its page does, with what went and what came in its place. */
export default function ArticleDifference({ before, after }: { before: string; after: string }) {
  const changes = useMemo(() => findPartChanges(readParts(before), readParts(after)), [before, after]);
  const isFar = (_change: PartChange, place: number) =>
    changes.slice(Math.max(0, place - 1), place + 2).every(({ kind }) => kind === 'same');
  return (
    <div className="article mt-0! text-base! whitespace-pre-line [&_:is(h2,h3,h4,h5,h6)]:mt-3">
      {groupNeighbours(changes, isFar).map(({ mark: areFar, group }) =>
        areFar && group.length >= fewestFolded ? (
          // lies over the label that chooses one of two texts by a press anywhere
          <details key={group[0]?.part.key} className="relative z-1">
            <summary className="min-h-11 cursor-pointer content-center text-sm font-semibold text-ink-soft">
              {text.sameBlocks(group.length)}
            </summary>
            <div className="grid gap-5">{draw(group)}</div>
          </details>
        ) : (
          draw(group)
        ),
      )}
    </div>
  );
}

/** Fewest blocks that are folded: fewer are read as fast as the words that would stand for them. */
const fewestFolded = 3;

interface Group {
  mark: unknown;
  group: PartChange[];
}

function groupNeighbours(
  changes: readonly PartChange[],
  tell: (change: PartChange, place: number) => unknown,
): Group[] {
  const groups: Group[] = [];
  for (const [place, change] of changes.entries()) {
    const mark = tell(change, place);
    const last = groups.at(-1);
    if (last && last.mark === mark) last.group.push(change);
    else groups.push({ mark, group: [change] });
  }
  return groups;
}

/** Words and what is put around words; neighbours of which the same became get one mark. */
const inWords = ['a', 'strong', 'em', 's', 'code'];
const isWords = ({ tag }: Part) => tag === undefined || inWords.includes(tag);

/** Parts of a list or of a table, which takes no mark between; a picture has a frame of its own. */
const inner = ['li', 'thead', 'tbody', 'tr', 'th', 'td'];
const isMarkedInside = ({ tag = '', children }: Part) =>
  inner.includes(tag) || (children.length > 0 && children.every((child) => child.tag === 'img'));

const draw = (changes: readonly PartChange[]): ReactNode[] =>
  groupNeighbours(changes, (change) =>
    isWords(change.part) && change.kind !== 'changed' ? change.kind : change,
  ).map(({ group }, place) => createElement(DrawnGroup, { key: place, group }));

function DrawnGroup({ group }: Pick<Group, 'group'>): ReactNode {
  const [change] = group;
  if (!change) return null;
  const { kind, part, was = part } = change;
  if (kind === 'changed') return drawAs(part, draw(findPartChanges(was.children, part.children)));
  if (part.tag === 'img') return <ArticlePicture kind={kind} {...part.props} />;
  if (isWords(part)) return <Mark kind={kind}>{drawWords(group.map(({ part }) => part))}</Mark>;
  const isInside = kind === 'same' || isMarkedInside(part);
  const drawn = drawAs(part, draw(part.children.map((part) => ({ kind: isInside ? kind : 'same', part }))));
  return isInside ? drawn : <MarkedBlock kind={kind}>{drawn}</MarkedBlock>;
}

/** Draws words and what stands among them: a link with its own words, a picture that is a link. */
const drawWords = (parts: readonly Part[]): ReactNode[] =>
  parts.map((part, key) =>
    part.tag === 'img' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the words of a text keep their places
      <ArticlePicture key={key} kind="same" {...part.props} />
    ) : (
      createElement(Fragment, { key }, part.text ?? drawAs(part, drawWords(part.children)))
    ),
  );

function drawAs({ tag = 'span', props: { href, start, dir } }: Part, content: ReactNode[]): ReactNode {
  // leaving the page would close what is open in it
  const link = href && { href, target: '_blank', rel: 'noopener nofollow' };
  // below the heading of the field
  const heading = /^h[2-6]$/.test(tag) && { 'aria-level': Math.min(6, Number(tag[1]) + 2) };
  return createElement(tag, { start, dir, ...link, ...heading }, content.length > 0 ? content : undefined);
}

interface ArticlePictureProps {
  kind: 'same' | 'removed' | 'added';
  src?: string;
  alt?: string;
}

/** Shows the copy of a picture from another site; until that has come, it says so. */
function ArticlePicture({ kind, src = '', alt = '' }: ArticlePictureProps) {
  const outside = outsideAddressOf(src);
  const { pictures } = usePicturesAt(outside === undefined ? [] : [outside]);
  const shown = outside === undefined ? src : findOutsidePicture(pictures, outside)?.url;
  return <MarkedPicture {...{ kind, alt }} src={shown} note={outside && mediaCopyText.waiting} />;
}

/** A paragraph, a list, a link, a picture …, as the article's page draws it, or a word. */
interface Part {
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

function readParts(content: string): Part[] {
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

interface PartChange {
  kind: 'same' | 'removed' | 'added' | 'changed';
  part: Part;
  /** What a changed part was. */
  was?: Part | undefined;
}

type Parts = readonly Part[];

/** Finds what became of each part. Those that only share many of their words are changed ones. */
const findPartChanges = (before: Parts, after: Parts): PartChange[] =>
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
