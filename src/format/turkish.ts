/** Letters that Unicode does not decompose to the wanted plain letter. */
const plainLetters: Record<string, string> = { ı: 'i', I: 'i', İ: 'i' };

/**
 * The site's only search key: 'IĞDIR', 'Iğdır' and 'igdir' all become 'igdir' on every database.
 * `toLowerCase` leaves a combining dot after İ and keeps ı apart from i (UAX #15 does not decompose ı),
 * so both are replaced before the marks are dropped. What nobody sees, such as the place where a word may be parted, goes too.
 */
export function foldTurkish(text: string): string {
  return text
    .replace(/[ıIİ]/g, (letter) => plainLetters[letter] ?? letter)
    .normalize('NFKD')
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Key of what is searched, and of what it is searched in: "Düzce'de", as keyboards type it, finds "Düzce’de", as
 * texts are set, and so does a hurried 'duzcede'.
 */
export const searchKeyOf = (text: string): string => foldTurkish(text.replace(/['’‘ʼ"“”«»]/g, ''));

/** Letters of their own, which stand behind all words with the letter before: ç after c, ı after h and before i. */
const laterLetters: Record<string, string> = { ç: 'c~', ğ: 'g~', ı: 'h~', ö: 'o~', ş: 's~', ü: 'u~' };

/**
 * Returns the key by which titles are ordered, byte for byte and so alike on every database: as in a Turkish dictionary, and '9'
 * before '10'.
 * It is of bounded length, because an index holds it.
 */
export function titleKeyOf(title: string): string {
  const letters = title
    .normalize('NFC')
    .toLocaleLowerCase('tr')
    .replace(/[çğıöşü]/g, (letter) => laterLetters[letter] ?? letter);
  const key = searchKeyOf(letters).replace(/\d+/g, (digits) => digits.padStart(longestNumber, '0'));
  return key.slice(0, longestTitleKey).toWellFormed();
}

const longestNumber = 9;
/** Characters; PostgreSQL takes up to some 2700 bytes into an index. */
const longestTitleKey = 300;

/** @returns whether each word of `search` stands in a text with this search key */
export function matchWords(search: string): (key: string) => boolean {
  const words = searchKeyOf(search).split(' ');
  return (key) => words.every((word) => key.includes(word));
}

/**
 * Cuts the endings that people search with off a folded Turkish word: plural, whose it is, case, 'with', and the
 * infinitive. A guess from letters alone: it knows no words, and a stem has three letters at least.
 */
export const withoutEndings = (word: string): string => inflected.exec(word)?.[1] ?? word;

const plural = '(?:l[ae]r)?';
const possessive = '(?:[iu]?m[iu]z|[iu]?n[iu]z|[iu]?m|l[ae]r[iu]|s?[iu])?';
const caseEnding = '(?:n?[dt][ae]n?|n?[iu]n|[yn]?[aeiu]|y?l[ae]|ki)?';
const infinitive = '(?:l[ae])?m[ae]k';
const inflected = new RegExp(`^(\\p{L}{3,}?)(?:${plural}${possessive}${caseEnding}|${infinitive})$`, 'u');

/** Letters that are left of a word without its endings. */
const leastStem = 4;

/** Gives what is looked for when a word may have other endings: the word itself where too little would be left. */
export const stemOf = (word: string): string =>
  withoutEndings(word).length < leastStem ? word : withoutEndings(word);

/** The last letter of a stem before an ending that begins with a vowel: 'tüzük' becomes 'tüzüğü'. */
const otherEnds: Record<string, string> = { k: 'g', g: 'k', p: 'b', b: 'p', t: 'd', d: 't' };

/**
 * Lists how a folded word may stand behind a blank in a folded text that ends with one: first as it is, then with other endings,
 * then with fewer of them. A number stands for itself.
 */
export function spellingsOf(word: string): string[] {
  const stem = stemOf(word);
  if (stem.length < leastStem || /\d/.test(word)) return [` ${word}`];
  const softened = stem.replace(/[kgpbtd]$/, (end) => otherEnds[end] ?? end);
  const shorter = Array.from({ length: word.length - leastStem }, (_, more) => leastStem + more)
    .filter((length) => /^(?:[aeium]|..+)$/.test(word.slice(length)))
    .map((length) => ` ${word.slice(0, length)} `);
  return [...new Set([` ${word}`, ` ${stem}`, ` ${softened}`, ...shorter])];
}
