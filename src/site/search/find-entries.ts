import { searchKeyOf } from '#/format/turkish.ts';

/** In the order in which their results stand. */
const entryKinds = ['page', 'news', 'operation', 'section'] as const;
type EntryKind = (typeof entryKinds)[number];

/** Something that visitors can find. */
export interface Entry {
  kind: EntryKind;
  path: string;
  title: string;
  /** Without line breaks and marks. */
  text: string;
  /** Shown below the title: the day, the place. */
  notes: string[];
}

export interface IndexedEntry extends Entry {
  foldedTitle: string;
  foldedText: string;
}

export interface FoundEntries {
  kind: EntryKind;
  total: number;
  /** Those with the words in the title first, then in the order of the index. */
  shown: IndexedEntry[];
}

const mostShown = 20;

export function indexEntry(entry: Entry): IndexedEntry {
  const { title, notes } = entry;
  const text = entry.text.replace(/\s+/g, ' ').trim();
  return {
    ...entry,
    text,
    foldedTitle: searchKeyOf([title, ...notes].join(' ')),
    foldedText: searchKeyOf(text),
  };
}

/**
 * Where a word begins with `word`, or -1: 'sel' is in 'selde', because Turkish adds its endings, and not in 'temsilci'.
 * Both are folded.
 */
export function placeOf(word: string, text: string): number {
  let place = text.indexOf(word);
  while (place > 0 && isLetter.test(text.charAt(place - 1))) place = text.indexOf(word, place + 1);
  return place;
}

const isLetter = /[\p{L}\p{N}]/u;

export function findEntries(index: readonly IndexedEntry[], words: readonly string[]): FoundEntries[] {
  if (words.length === 0) return [];
  const matching = index.filter(({ foldedTitle, foldedText }) =>
    words.every((word) => placeOf(word, foldedTitle) >= 0 || placeOf(word, foldedText) >= 0),
  );
  const inTitle = ({ foldedTitle }: IndexedEntry) =>
    words.filter((word) => placeOf(word, foldedTitle) >= 0).length;
  return entryKinds
    .map((kind) => {
      const ofKind = matching.filter((entry) => entry.kind === kind);
      const counted = ofKind.map((entry) => ({ entry, hits: inTitle(entry) }));
      const shown = counted.toSorted((a, b) => b.hits - a.hits).slice(0, mostShown);
      return { kind, total: ofKind.length, shown: shown.map(({ entry }) => entry) };
    })
    .filter(({ total }) => total > 0);
}
