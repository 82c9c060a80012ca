import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import { outsideAddressOf } from '#/http/picture-address.ts';
import { differencePanelText as text } from '#/i18n/tr/difference-panel.ts';
import { mediaCopyText } from '#/i18n/tr/media-copy.ts';
import { findOutsidePicture } from '#/media/panel-pictures.ts';
import { usePicturesAt } from '#/media/pictures-at.ts';
import { Mark, MarkedBlock, MarkedPicture } from '#/panel/difference/marks.tsx';
import { findPartChanges, type Part, type PartChange, readParts } from './article-parts.ts';

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

const drawWords = (parts: readonly Part[]): ReactNode[] =>
  parts.map((part, key) => createElement(Fragment, { key }, part.text ?? drawAround(part)));

/** Draws what stands among words: a link with its own words, a picture that is a link. */
const drawAround = (part: Part): ReactNode =>
  part.tag === 'img' ? (
    <ArticlePicture kind="same" {...part.props} />
  ) : (
    drawAs(part, drawWords(part.children))
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
