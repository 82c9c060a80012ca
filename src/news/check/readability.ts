import type { Found } from './finding.ts';
import type { TextBlock } from './read-article-text.ts';
import { shorten } from './sentences.ts';

/** In words: of a shorter text the figure says little. */
const fewestMeasured = 60;

const easyEnough = 40;

/** Points to the longest sentence, because shortening it helps most. */
export function checkReadability(blocks: readonly TextBlock[]): Found[] {
  const sentences = blocks
    .filter(({ kind }) => kind === 'paragraph')
    .flatMap((paragraph) => paragraph.sentences);
  const words = sentences.flatMap((sentence) => sentence.words);
  if (words.length <= fewestMeasured || readabilityOf(words, sentences.length) >= easyEnough) return [];
  const [longest] = sentences.toSorted((one, other) => other.words.length - one.words.length);
  return [{ kind: 'hard-to-read', words: shorten(longest?.text ?? '') }];
}

/**
 * 90 and more is very easy, 70 easy, 50 of medium difficulty, 30 hard; may be negative.
 * Ender Ateşman, "Türkçede Okunabilirliğin Ölçülmesi", Dil Dergisi 58 (1997), pp. 71–74.
 */
export function readabilityOf(words: readonly string[], sentenceCount: number): number {
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  return 198.825 - 40.175 * (syllables / words.length) - 2.61 * (words.length / sentenceCount);
}

/** A Turkish syllable has one vowel. İ is named, because it is no capital of i elsewhere. */
const countSyllables = (word: string) => word.match(/[aeıioöuüâîûİ]/giu)?.length ?? 0;
