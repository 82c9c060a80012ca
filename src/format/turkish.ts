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

/** @returns whether each word of `search` stands in a text with this search key */
export function matchWords(search: string): (key: string) => boolean {
  const words = searchKeyOf(search).split(' ');
  return (key) => words.every((word) => key.includes(word));
}
