const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** The `dir` of words for readers: a browser finds it out by itself where a letter is written from the right. */
export const directionOf = (words: string): 'auto' | undefined =>
  rightToLeft.test(words) ? 'auto' : undefined;
