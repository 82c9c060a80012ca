import { ImageOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { differencePanelText as text } from '#/i18n/tr/difference-panel.ts';
import { Thumbnail } from '../thumbnail.tsx';

export interface TextChange {
  kind: 'same' | 'removed' | 'added';
  text: string;
  /** Address of a picture, which is drawn in place of the text. */
  picture?: string | undefined;
}

export const TextMarks = ({ changes }: { changes: readonly TextChange[] }) =>
  changes.map(({ kind, text, picture }, place) => {
    const key = `${place} ${kind}`;
    if (picture !== undefined) return <MarkedPicture key={key} kind={kind} src={picture} />;
    return (
      <Mark key={key} kind={kind}>
        {kind === 'same' ? text : showLineEnds(text)}
      </Mark>
    );
  });

interface MarkProps {
  kind: TextChange['kind'];
  children: ReactNode;
}

/** Marks by colour, by a line, and by words for screen readers: colour alone is not enough. */
export function Mark({ kind, children }: MarkProps) {
  if (kind === 'same') return <span>{children}</span>;
  const { Element, starts, look, line } = marks[kind];
  return (
    <Element className={`rounded-xs ${look} ${line}`}>
      <span className="sr-only">{starts}</span>
      {children}
      <span className="sr-only">{text.ends}</span>
    </Element>
  );
}

/** Marks by a bar at the side and a word above it. */
export function MarkedBlock({ kind, children }: MarkProps & { kind: keyof typeof marks }) {
  const { Element, word, look, line } = marks[kind];
  return (
    <Element className={`block border-l-4 py-1 pl-3 no-underline ${look}`}>
      <span data-word className="text-sm font-semibold">
        {word}
      </span>
      <div className={line}>{children}</div>
    </Element>
  );
}

interface MarkedPictureProps extends Pick<MarkProps, 'kind'> {
  src: string | undefined;
  /** Words of an article's picture, which are shown where they came or went with it. */
  alt?: string;
  /** Stands for a picture that is not there. */
  note?: string | undefined;
}

/** Marks by a frame and a word below it. A picture of another site is not fetched: that would tell it who looks. */
export function MarkedPicture({ kind, src, alt = '', note }: MarkedPictureProps) {
  const own = src?.startsWith('/') ? src : null;
  const picture = (
    <Thumbnail
      src={own}
      alt={alt || text.picture}
      sign={{ icon: ImageOff, note: note ?? (own ? text.pictureGone : text.pictureElsewhere) }}
      className="h-28 w-40 rounded-sm"
    />
  );
  if (kind === 'same') return <span className="inline-block p-1 align-top">{picture}</span>;
  const { Element, word, look } = marks[kind];
  return (
    <Element className={`inline-block rounded-md border-3 p-1 align-top text-sm no-underline ${look}`}>
      {picture}
      <span className="block max-w-40">
        <b data-word>{word}</b> {alt && `“${alt}”`}
      </span>
    </Element>
  );
}

const marks = {
  removed: {
    Element: 'del',
    starts: text.removedStarts,
    word: text.removed,
    look: 'border-danger-700 bg-danger-50 text-danger-700',
    line: 'line-through',
  },
  added: {
    Element: 'ins',
    starts: text.addedStarts,
    word: text.added,
    look: 'border-safe-700 bg-safe-50 text-safe-700',
    line: 'underline underline-offset-2',
  },
} as const;

/** Shows a change of nothing but line ends, which would be invisible. */
const showLineEnds = (changed: string) => (changed.trim() === '' ? changed.replaceAll('\n', '↵\n') : changed);

interface LineMarksProps {
  before: readonly string[];
  after: readonly string[];
  /** A line is the address of a picture, or words for that there is none. */
  isPictures?: boolean | undefined;
}

/** Lines below each other, those that went first; pictures beside each other. */
export function LineMarks({ before, after, isPictures }: LineMarksProps) {
  const changeOf = (kind: TextChange['kind']) => (line: string) => ({
    ...{ kind, text: line },
    picture: isPictures && /^(\/|https?:)/.test(line) ? line : undefined,
  });
  const went = before.filter((line) => !after.includes(line)).map(changeOf('removed'));
  const stand = after.map((line) => changeOf(before.includes(line) ? 'same' : 'added')(line));
  const isReordered =
    before.join() !== after.join() && [...went, ...stand].every(({ kind }) => kind === 'same');
  return (
    <div className={`flex gap-2 wrap-anywhere ${isPictures ? 'flex-wrap' : 'flex-col items-start'}`}>
      <TextMarks changes={[...went, ...stand]} />
      {isReordered && <p className="self-center text-sm font-semibold text-ink-soft">{text.reordered}</p>}
    </div>
  );
}
