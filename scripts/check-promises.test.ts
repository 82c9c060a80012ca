import { expect, test } from 'vitest';
import { plantTree } from '../tests/support/planted-tree.ts';
import { checkPromises } from './check-promises.ts';

const tests = "test('a draft is not shown', () => {});\n";
const check = (...rows: string[]) =>
  checkPromises(plantTree({ 'docs/promises.md': rows.join('\n'), 'src/a.test.ts': tests })).map(
    ({ line, message }) => `${line} ${message}`,
  );

const head = ['| promise | held by |', '|---|---|'];

test('a promise whose test is there gives no fault', () => {
  expect(check(...head, '| A draft is kept back. | `src/a.test.ts` › a draft is not shown |')).toEqual([]);
});

test('a promise whose test is gone is reported with its line', () => {
  const faults = check(...head, '| A draft is kept back. | `src/a.test.ts` › a draft is hidden |');
  expect(faults).toEqual([
    expect.stringMatching(/^3 "A draft is kept back\." .*holds no test "a draft is hidden"/),
  ]);
});

test('a promise without a test is reported', () => {
  expect(check(...head, '| A draft is kept back. | for sure |')).toEqual([
    expect.stringMatching(/name a test/),
  ]);
});

test('a page without a single promise is reported', () => {
  expect(check(...head)).toEqual(['1 holds no promise.']);
});
