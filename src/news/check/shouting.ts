import { association } from '#/content/association.ts';
import { articleCheckText } from '#/i18n/tr/article-check.ts';
import type { Found } from './finding.ts';
import { type Sentence, shorten } from './sentences.ts';

const abbreviations: ReadonlySet<string> = new Set([
  ...articleCheckText.abbreviations,
  association.name.short,
]);

/** In letters. Together with the majority of the words it leaves alone what is a name or a short mark. */
const fewestShouted = 10;

/** Sentences that are mostly in capitals. Abbreviations do not count, whether or not they are inflected. */
export const findShouting = (sentences: readonly Sentence[]): Found[] =>
  sentences.filter(isShouting).map(({ text }) => ({ kind: 'shouting', words: shorten(text) }));

function isShouting(sentence: Sentence): boolean {
  const words = sentence.words.filter((word) => word.length > 1 && !isAbbreviation(word));
  const shouted = words.filter(isInCapitals);
  return shouted.length > words.length / 2 && shouted.join('').length >= fewestShouted;
}

const isAbbreviation = (word: string) => word.includes('.') || abbreviations.has(word.replace(/['’].*/, ''));

/** 'DİZİ' is, and so is 'ISI'; Turkish has a small letter for either I. */
const isInCapitals = (word: string) =>
  word === word.toLocaleUpperCase('tr') && word !== word.toLocaleLowerCase('tr');
