import { type ChangeObject, diffLines, diffWordsWithSpace } from 'diff';
import { useMemo } from 'react';
import { differencePanelText as text } from '#/i18n/tr/difference-panel.ts';
import { type TextChange, TextMarks } from './marks.tsx';

interface WordDifferenceProps {
  before: string;
  after: string;
  /** Lines in which nothing differs are left out. */
  isFolded?: boolean | undefined;
}

/** Draws one text with its marks. Loaded only when needed, as all of this file, because it brings the code that compares. */
export function WordDifference({ before, after, isFolded }: WordDifferenceProps) {
  const changes = useMemo(() => findSeenChanges({ before, after, isFolded }), [before, after, isFolded]);
  return <TextMarks changes={changes} />;
}

/** The site's own pictures, in the words of a form's values. */
const pictures = /\/(?:media|artwork)\/[^\s·]+/g;

/** Finds what differs, with each picture as one letter of those that no script has: none is compared by parts of its address. */
function findSeenChanges({ before, after, isFolded }: WordDifferenceProps): TextChange[] {
  const addresses = [...new Set(`${before} ${after}`.match(pictures))];
  const letterOf = (address: string) => String.fromCharCode(0xe000 + addresses.indexOf(address));
  const found = findTextChanges(before.replace(pictures, letterOf), after.replace(pictures, letterOf));
  return (isFolded ? foldSame(found) : found).flatMap(({ kind, text }) =>
    (text.match(/[\uE000-\uF8FF]|[^\uE000-\uF8FF]+/g) ?? []).map((part) => ({
      ...{ kind, text: part },
      picture: addresses[part.charCodeAt(0) - 0xe000],
    })),
  );
}

/** Comparing more edits keeps a phone busy for seconds, and marks on every word help nobody. */
const mostEdits = { maxEditLength: 2000 };

/**
 * Compares by words, very different texts by lines, and otherwise replaces the whole text.
 * `same` and `removed` make up `before`; `same` and `added` make up `after`.
 */
export function findTextChanges(before: string, after: string): TextChange[] {
  const found = diffWordsWithSpace(before, after, mostEdits) ?? diffLines(before, after, mostEdits);
  return found ? joinNeighbours(found) : changeWhole(before, after);
}

const changeWhole = (before: string, after: string): TextChange[] => [
  ...part('removed', before),
  ...part('added', after),
];

/** Joins changed words and the space between them: 'a b' for 'c d', not 'a' for 'c' and 'b' for 'd'. */
function joinNeighbours(found: ChangeObject<string>[]): TextChange[] {
  const changes: TextChange[] = [];
  let [removed, added] = ['', ''];
  function close() {
    changes.push(...changeWhole(removed, added));
    [removed, added] = ['', ''];
  }
  for (const [place, { value, ...change }] of found.entries()) {
    const isSame = !change.removed && !change.added;
    const isBetween = isSame && removed + added !== '' && isSpace(value) && place < found.length - 1;
    if (isSame && !isBetween) {
      close();
      changes.push({ kind: 'same', text: value });
    } else {
      if (!change.added) removed += value;
      if (!change.removed) added += value;
    }
  }
  close();
  return changes;
}

const isSpace = (text: string) => /^[^\S\n]+$/.test(text);

const part = (kind: TextChange['kind'], text: string): TextChange[] => (text ? [{ kind, text }] : []);

/** Fewest unchanged lines that are folded: fewer are read as fast as the words that would stand for them. */
const fewestFolded = 3;

/** Folds lines in which nothing differs; the first and the last beside a change stay. */
export const foldSame = (changes: readonly TextChange[]): TextChange[] =>
  changes.map((change, place) => {
    if (change.kind !== 'same') return change;
    const lines = change.text.split('\n');
    const [head, tail] = [place > 0 ? 1 : 0, place < changes.length - 1 ? 1 : 0];
    const count = lines.length - head - tail;
    if (count < fewestFolded) return change;
    const kept = [...lines.slice(0, head), text.sameLines(count), ...lines.slice(lines.length - tail)];
    return { kind: 'same', text: kept.join('\n') };
  });
