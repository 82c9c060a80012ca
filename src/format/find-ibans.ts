import { hasCheckDigits } from './iban.ts';

/** What people write between the digits: blanks, points, dashes, the marks of bold words. */
const gap = '[^\\p{L}\\p{N}]{0,3}';

/** Also with wrong check digits: money that somebody could not send is as lost to the association. */
const turkish = new RegExp(`(?<![\\p{L}\\p{N}])TR(?:${gap}\\d){8}(?:${gap}[\\dA-Z]){16}`, 'giu');

/** As banks print them; the check digits tell them from other words in capitals (ISO 13616). */
const foreign = /(?<![\p{L}\p{N}])[A-Z]{2}\d{2}(?: ?[\dA-Z]{4}){2,7}(?: ?[\dA-Z]{1,3})?(?![\p{L}\p{N}])/gu;

/** The account numbers in a text, without blanks, each once. */
export function findIbans(text: string): string[] {
  // full-width digits become digits, and what nobody sees goes
  const plain = text.normalize('NFKC').replace(/\p{Cf}/gu, '');
  const ofTurkey = (plain.match(turkish) ?? []).map(compact);
  const ofOthers = (plain.match(foreign) ?? []).map(compact).filter(hasCheckDigits);
  return [...new Set([...ofTurkey, ...ofOthers])];
}

const compact = (written: string) => written.replace(/[^\dA-Za-z]/g, '').toUpperCase();
