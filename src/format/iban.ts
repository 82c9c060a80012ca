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
