const turkishIban = /^TR\d{7}0[A-Z0-9]{16}$/;

/**
 * Checks a Turkish IBAN's check digits (ISO 7064 MOD 97-10); spaces are ignored.
 * It does not prove that the account exists, nor whose it is.
 */
export function isIban(text: string): boolean {
  const iban = compactIban(text);
  return turkishIban.test(iban) && remainderBy97(iban) === 1;
}

/** Drops the spaces, to store, compare and copy. */
export function compactIban(text: string): string {
  return text.replace(/\s+/g, '');
}

/** Groups the letters by four, to read. */
export function formatIban(text: string): string {
  return compactIban(text).replace(/(.{4})(?=.)/g, '$1 ');
}

/** Five digits: TR, 2 check digits, 5 bank, 1 reserve, 16 account. */
export function bankCodeOf(iban: string): string {
  return compactIban(iban).slice(4, 9);
}

function remainderBy97(iban: string): number {
  const rearranged = iban.slice(4) + iban.slice(0, 4);
  const digits = rearranged.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return [...digits].reduce((remainder, digit) => (remainder * 10 + Number(digit)) % 97, 0);
}

/** 'TR' and 24 digits, in groups of any length: at most twelve signs stand between two digits. */
const ibanInText = /TR(?:[^\p{L}\p{N}]{0,12}\d){24}/giu;

/** Characters that no reader sees, and marks on letters: to put thousands of these in order takes a normalization minutes. */
const unread = /[\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * Finds the Turkish account numbers in a text (ISO 13616), each once and without blanks. Only what begins with 'TR' and has
 * the right check digits counts: hours, sums and telephone numbers are none (docs/decisions/019).
 */
export function findIbans(text: string): string[] {
  const found = text.replace(unread, '').normalize('NFKC').replace(/\s+/g, ' ').match(ibanInText) ?? [];
  const compact = found.map((number) => number.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase());
  return [...new Set(compact)].filter(isIban);
}
