/** 'Av. Mehmet Ali Sezer' gives 'MS': of the first and the last word, without titles and what is no letter. */
export function initialsOf(name: string): string {
  const words = name.split(' ').filter((word) => /^\p{L}/u.test(word) && !word.endsWith('.'));
  const [first = '', ...others] = words.map(([letter = '']) => letter);
  return first + (others.at(-1) ?? '');
}
