const grouped = new Intl.NumberFormat('tr-TR');

/**
 * Reads a whole number as people write it in Turkish: '1.250', '1 250' and '1250,00' are 1250. All else is none: '12,5' and
 * '1,000' may mean several.
 */
export function readWholeNumber(typed: string): number | undefined {
  const [, whole = ''] = /^(-?(?:[1-9]\d{0,2}(?:[.\s]\d{3})+|\d+))(?:,00?)?$/.exec(typed.trim()) ?? [];
  const number = Number(whole.replaceAll(/[.\s]/g, ''));
  return whole !== '' && Number.isSafeInteger(number) ? number : undefined;
}

/** '2.140.000', and '2026' as a year is written. */
export const formatWholeNumber = (number: number): string =>
  Math.abs(number) < 10_000 ? String(number) : grouped.format(number);
