import { searchKeyOf } from './turkish.ts';

export interface SearchQuery {
  /** As it was typed, and no longer than the field allows. */
  typed: string;
  /** Folded; an entry must hold each of them. */
  words: string[];
}

/** Characters. */
export const longestSearch = 100;
const mostWords = 8;
/** '16. madde', 'imdat!' and '(enkaz)' are meant as words; marks within one stay, as in 'K.K.T.C.'. */
const marksAround = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

export function readSearchQuery(search: URLSearchParams): SearchQuery {
  const plain = (search.get('q') ?? '').toWellFormed().replace(/[\p{Cc}\s]+/gu, ' ');
  const typed = [...plain.trim()].slice(0, longestSearch).join('').trim();
  // 'akt1' and 'AKT-1' are what the site calls 'AKT 1'
  const key = searchKeyOf(typed).replace(/(\p{L})-?(?=\p{N})/gu, '$1 ');
  const bare = key.split(' ').map((word) => word.replace(marksAround, ''));
  const words = [...new Set(bare)].filter((word) => word !== '');
  return { typed, words: words.slice(0, mostWords) };
}
