/** Turkish and circumflexed letters that have no plain decomposition of their own. */
const plainLetters: Record<string, string> = { ı: 'i', I: 'i', İ: 'i' };

/**
 * The one search key of the house: 'IĞDIR', 'Iğdır' and 'igdir' all become 'igdir' on every database.
 * `toLowerCase` alone leaves a combining dot after İ and keeps ı apart from i (UAX #15 has no
 * decomposition for ı), so both are replaced before the marks are dropped.
 */
export function foldTurkish(text: string): string {
  return text
    .replace(/[ıIİ]/g, (letter) => plainLetters[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}
