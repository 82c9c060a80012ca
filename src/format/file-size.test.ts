import { expect, test } from 'vitest';
import { formatFileSize } from './file-size.ts';

test.each([
  [0, '0 Bytes'],
  [1023, '1023 Bytes'],
  [1024, '1,00 KB'],
  [1536, '1,50 KB'],
  [1024 * 1024 - 1, '1.024,00 KB'],
  [25 * 1024 * 1024, '25,00 MB'],
  [3.25 * 1024 ** 3, '3,25 GB'],
  [5000 * 1024 ** 3, '5.000,00 GB'],
])('%i bytes read "%s"', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});
