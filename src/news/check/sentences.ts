const bySentence = new Intl.Segmenter('tr', { granularity: 'sentence' });
const byWord = new Intl.Segmenter('tr', { granularity: 'word' });

export interface Sentence {
  text: string;
  words: string[];
}

/** By the rules of Unicode (UAX #29): "10.00" and "17. gün" end no sentence. One without a word is none. */
export const sentencesOf = (text: string): Sentence[] =>
  [...bySentence.segment(text)]
    .map(({ segment }) => ({ text: segment.trim(), words: wordsOf(segment) }))
    .filter(({ words }) => words.length > 0);

/** Without numbers. "Düzce’de" and "K.K.T.C" are one word each. */
export const wordsOf = (text: string): string[] =>
  [...byWord.segment(text)].map(({ segment }) => segment).filter(hasLetter);

const hasLetter = (text: string) => /\p{L}/u.test(text);

const longestShown = 80;

/** The beginning of a long text, which is enough to find it. */
export function shorten(text: string): string {
  if (text.length <= longestShown) return text;
  return `${text.slice(0, text.lastIndexOf(' ', longestShown) + 1 || longestShown).trim()}…`;
}
