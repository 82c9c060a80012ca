import { isIban } from './iban.ts';

/** 'TR' and 24 digits, in groups of any length: at most twelve signs stand between two digits. */
const turkish = /TR(?:[^\p{L}\p{N}]{0,12}\d){24}/giu;

/** Characters that no reader sees, and marks on letters: to put thousands of these in order takes a normalization minutes. */
const unread = /[\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * Finds the Turkish account numbers in a text (ISO 13616), each once and without blanks. Only what begins with 'TR' and has
 * the right check digits counts: hours, sums and telephone numbers are none (docs/decisions/019).
 */
export function findIbans(text: string): string[] {
  const found = text.replace(unread, '').normalize('NFKC').replace(/\s+/g, ' ').match(turkish) ?? [];
  const compact = found.map((written) => written.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase());
  return [...new Set(compact)].filter(isIban);
}
