const units = ['Bytes', 'KB', 'MB', 'GB'] as const;
const twoDecimals = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** '1,50 KB': base 1024, two decimals, in the unit that keeps the number below 1,024. */
export function formatFileSize(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10));
  return `${step === 0 ? bytes : twoDecimals.format(bytes / 1024 ** step)} ${units[step]}`;
}
