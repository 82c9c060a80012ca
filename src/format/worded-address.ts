import { searchKeyOf } from './turkish.ts';

/** Characters. */
const mostWords = 60;

/** '/news/17-uludagda-gece-aramasi': the number finds the thing, the words are for people. */
export function wordedAddress(folder: string, { id, title }: { id: number; title: string }): string {
  const words = wordsOf(title);
  return words === '' ? `${folder}/${id}` : `${folder}/${id}-${words}`;
}

/** Takes the words off such a path: what is counted by it keeps no title that has been deleted. */
export const withoutWords = (path: string): string => path.replace(/^(\/[a-z]+\/\d+)-.*$/, '$1');

function wordsOf(title: string): string {
  const [first = '', ...others] = searchKeyOf(title)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  let words = first.slice(0, mostWords);
  for (const word of others) {
    if (words.length + 1 + word.length > mostWords) break;
    words += `-${word}`;
  }
  return words;
}
