import { type ChangeObject, diffLines, diffWordsWithSpace } from 'diff';

export interface TextChange {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/**
 * More changes than this are not counted out: two long texts that have nothing in common would keep a phone busy for
 * seconds, and marks on every word help nobody.
 */
const mostEdits = { maxEditLength: 2000 };

/**
 * What became of `before` on its way to `after`: word for word, in very different texts line for line, else one text
 * for the other. What is the same or removed makes up `before`; what is the same or added makes up `after`.
 */
export function findTextChanges(before: string, after: string): TextChange[] {
  const found = diffWordsWithSpace(before, after, mostEdits) ?? diffLines(before, after, mostEdits);
  return found ? joinNeighbours(found) : changeWhole(before, after);
}

/** One text for the other. */
const changeWhole = (before: string, after: string): TextChange[] => [
  ...part('removed', before),
  ...part('added', after),
];

/** Two changed words and the space between them are one change: 'a b' for 'c d', not a for c and b for d. */
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
