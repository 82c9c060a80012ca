import { expect, test } from 'vitest';
import { formatLongDate, formatMonthAndYear } from '#/format/dates.ts';
import { formatFileSize } from '#/format/file-size.ts';

/** How sizes and dates are written. */

test.each([
  [0, '0 Bytes'],
  [1023, '1023 Bytes'],
  [1024, '1,00 KB'],
  [1536, '1,50 KB'],
  [1024 ** 2, '1,00 MB'],
  [2.345 * 1024 ** 2, '2,35 MB'],
  [1024 ** 3, '1,00 GB'],
  [5000 * 1024 ** 3, '5.000,00 GB'],
])('file sizes in Bytes, KB, MB or GB, base 1024, 2 decimals: %d is %s', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});

test('dates in Turkish locale', () => {
  expect([formatLongDate('2026-08-30T09:00:00Z'), formatMonthAndYear('2026-02-01T00:00:00Z')]).toEqual([
    '30 Ağustos 2026',
    'Şubat 2026',
  ]);
});
