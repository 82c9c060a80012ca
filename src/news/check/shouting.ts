import { articleCheckText } from '#/i18n/tr/article-check.ts';
import type { Found } from './finding.ts';
import type { OwnFacts } from './own-facts.ts';
import { type Sentence, shorten } from './sentences.ts';

/** In letters. Together with the majority of the words it leaves alone what is a name or a short mark. */
const fewestShouted = 10;

/** Sentences that are mostly in capitals. Abbreviations do not count, whether or not they are inflected. */
export function findShouting(sentences: readonly Sentence[], own: OwnFacts | undefined): Found[] {
  // the association's own abbreviation is in capitals, too
  if (!own) return [];
  const abbreviations = new Set([...articleCheckText.abbreviations, own.shortName]);
  return sentences
    .filter((sentence) => isShouting(sentence, abbreviations))
    .map(({ text }) => ({ kind: 'shouting', words: shorten(text) }));
}

function isShouting(sentence: Sentence, abbreviations: ReadonlySet<string>): boolean {
  const isAbbreviation = (word: string) =>
    word.includes('.') || abbreviations.has(word.replace(/['’].*/, ''));
  // IBANs, plates and call signs are written so
  const isCode = (word: string) => /\d/.test(word);
  const words = sentence.words.filter((word) => word.length > 1 && !isCode(word) && !isAbbreviation(word));
  const shouted = words.filter(isInCapitals);
  return shouted.length > words.length / 2 && shouted.join('').length >= fewestShouted;
}

/** 'DİZİ' is, and so is 'ISI'; Turkish has a small letter for either I. */
const isInCapitals = (word: string) =>
  word === word.toLocaleUpperCase('tr') && word !== word.toLocaleLowerCase('tr');
