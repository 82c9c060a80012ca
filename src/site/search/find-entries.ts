import { searchKeyOf, withoutEndings } from '#/format/turkish.ts';

/** Kinds in the order in which their results stand. */
const entryKinds = ['page', 'news', 'operation', 'section'] as const;
type EntryKind = (typeof entryKinds)[number];

/** Page or part of one that visitors can find. */
export interface Entry {
  kind: EntryKind;
  path: string;
  title: string;
  /** Without line breaks and marks. */
  text: string;
  /** Shown below the title: the day, the place. */
  notes: string[];
  /** Not shown: what visitors call it besides. Counts like the title. */
  otherWords?: string | undefined;
}

export interface IndexedEntry extends Entry {
  foldedTitle: string;
  foldedText: string;
}

export interface FoundEntries {
  kind: EntryKind;
  total: number;
  /** First those with the words in the title, and those that hold the very words; then in the order of the index. */
  shown: IndexedEntry[];
}

/** Most results of a kind, and of all kinds together: so many come in the first ten packets. */
const mostShown = { ofKind: 20, together: 32 };
/** Whole words are looked for in so many: a search that finds more tells little, and must not take longer. */
const mostWeighed = 500;

export function indexEntry(entry: Entry): IndexedEntry {
  const { title, notes, otherWords = '' } = entry;
  const text = entry.text.replace(/\s+/g, ' ').trim();
  return {
    ...entry,
    text,
    foldedTitle: searchKeyOf([title, ...notes, otherWords].join(' ')),
    foldedText: searchKeyOf(text),
  };
}

/**
 * Finds where a word begins with `word`, or -1: 'sel' is in 'selde', because Turkish adds its endings, and not in
 * 'temsilci'. Both are folded.
 * @param isWhole where it is a word by itself
 */
export function placeOf(word: string, text: string, isWhole = false): number {
  let place = text.indexOf(word);
  while (place >= 0 && !(isBoundary(text, place) && (!isWhole || isBoundary(text, place + word.length))))
    place = text.indexOf(word, place + 1);
  return place;
}

/**
 * Tells whether a place lies between two signs that are not both letters, nor both digits. Asked some million times
 * by a search for one letter.
 */
function isBoundary(text: string, place: number): boolean {
  const before = kindOf(text.charCodeAt(place - 1));
  return before === undefined || before !== kindOf(text.charCodeAt(place));
}

/** Kind of a sign of a folded text; undefined for blanks and marks. */
function kindOf(sign: number): 'digit' | 'letter' | undefined {
  if (sign >= 0x30 && sign <= 0x39) return 'digit';
  if (sign >= 0x61 && sign <= 0x7a) return 'letter';
  return sign > 0x7f && isLetter.test(String.fromCharCode(sign)) ? 'letter' : undefined;
}

const isLetter = /\p{L}/u;

/**
 * Finds entries that hold the words; when nothing holds them as they were typed, they are looked for without their
 * endings.
 * @returns the entries, and the words by which they were found
 */
export function findEntries(
  index: readonly IndexedEntry[],
  typed: readonly string[],
): { found: FoundEntries[]; words: string[] } {
  const words = [...typed];
  const found = findWords(index, words);
  if (found.length > 0) return { found, words };
  const stems = words.map(withoutEndings);
  return { found: findWords(index, stems), words: stems };
}

function findWords(index: readonly IndexedEntry[], words: readonly string[]): FoundEntries[] {
  if (words.length === 0) return [];
  const matching = index.filter(({ foldedTitle, foldedText }) =>
    words.every((word) => placeOf(word, foldedTitle) >= 0 || placeOf(word, foldedText) >= 0),
  );
  const inTitle = ({ foldedTitle }: IndexedEntry) =>
    words.filter((word) => placeOf(word, foldedTitle) >= 0).length;
  const whole = ({ foldedTitle, foldedText }: IndexedEntry) =>
    words.filter((word) => placeOf(word, foldedTitle, true) >= 0 || placeOf(word, foldedText, true) >= 0)
      .length;
  const found = entryKinds
    .map((kind) => ({ kind, entries: matching.filter((entry) => entry.kind === kind) }))
    .filter(({ entries }) => entries.length > 0);
  const most = Math.min(mostShown.ofKind, Math.floor(mostShown.together / found.length));
  return found.map(({ kind, entries }) => {
    const weighed = entries.map((entry, place) => ({
      entry,
      weight: 4 * inTitle(entry) + (place < mostWeighed ? 3 * whole(entry) : 0),
    }));
    const shown = weighed.toSorted((a, b) => b.weight - a.weight).slice(0, most);
    return { kind, total: entries.length, shown: shown.map(({ entry }) => entry) };
  });
}
