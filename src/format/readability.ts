/**
 * Sentence that a person in a hurry has to read twice, with how readable it is: about 100 where it is very easy, below
 * 70 where it is not.
 */
export interface HardSentence {
  sentence: string;
  score: number;
}

/** Least that a sentence of advice should reach; 70 to 89 is called easy. */
const easyFrom = 70;

/** Lists the Turkish sentences of a text that are not easy to read. */
export const findHardSentences = (text: string): HardSentence[] =>
  sentencesOf(text)
    .map((sentence) => ({ sentence, score: readabilityOf(sentence) }))
    .filter(({ score }) => score < easyFrom);

/** What ends a sentence, and a colon behind which another begins. */
const sentencesOf = (text: string) =>
  text
    .split(/(?<=[.!?…:])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}/u.test(sentence));

/** Ateşman 1997, for one sentence: Turkish has as many syllables as vowels, and a digit is read as one at least. */
function readabilityOf(sentence: string): number {
  const words = sentence.split(/[\s–—/]+/).filter((word) => /[\p{L}\d]/u.test(word));
  const syllables = sentence.match(/[aeıioöuüâîû\d]/giu)?.length ?? 0;
  return 198.825 - (40.175 * syllables) / words.length - 2.61 * words.length;
}
