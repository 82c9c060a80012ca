import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

test.each([
  ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
  ['+90', `"'+90"`],
  ['-1', `"'-1"`],
  ['@a', `"'@a"`],
  ['\t=1', `"'\t=1"`],
  ['\r=1', `"'\r=1"`],
  ['\n=1', `"'\n=1"`],
  ['a=1', '"a=1"'],
  [-1, '"-1"'],
])('no cell is a formula: %s', (value, cell) => {
  expect(csvLine([value])).toBe(`${cell}\r\n`);
});
