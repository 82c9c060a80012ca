import { searchKeyOf } from '#/format/turkish.ts';
import { type IndexedEntry, placeOf } from './find-entries.ts';

export interface Piece {
  text: string;
  isHit: boolean;
}

const wordsBefore = 8;
const wordsShown = 32;

/** Marks each word of `text` that begins with one of the folded `words`. */
export function markWords(text: string, words: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  for (const word of text.split(' ')) {
    const folded = searchKeyOf(word);
    const isHit = words.some((searched) => placeOf(searched, folded) >= 0);
    const last = pieces.at(-1);
    if (last?.isHit === isHit) last.text += ` ${word}`;
    else pieces.push({ text: word, isHit });
  }
  return pieces;
}

/** Some words around the first hit, or the beginning when only the title was hit. */
export function excerptAround({ text, foldedText }: IndexedEntry, words: readonly string[]): Piece[] {
  const hits = words.map((word) => placeOf(word, foldedText)).filter((place) => place >= 0);
  const first = hits.length > 0 ? foldedText.slice(0, Math.min(...hits)).split(' ').length - 1 : 0;
  const all = text.split(' ');
  const start = Math.max(0, first - wordsBefore);
  const end = start + wordsShown;
  const shown = all.slice(start, end).join(' ');
  return markWords(`${start > 0 ? '… ' : ''}${shown}${end < all.length ? ' …' : ''}`, words);
}
