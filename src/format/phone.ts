/** '+902120000000' for '0 (212) 000 00 00' and the like; what is no Turkish number stays as it was typed. */
export function dialledNumber(typed: string): string {
  const compact = typed.replace(/[\s()./–-]/g, '');
  const [, number] = /^(?:(?:\+|00)?90)?0?([1-9]\d{9})$/.exec(compact) ?? [];
  return number === undefined ? typed : `+90${number}`;
}

/** '0 (212) 000 00 00' for '+902120000000' */
export const writePhone = (number: string): string =>
  number.replace(/^\+90(\d{3})(\d{3})(\d{2})(\d{2})$/, '0 ($1) $2 $3 $4');
