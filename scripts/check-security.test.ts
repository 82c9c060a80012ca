import { expect, test } from 'vitest';
import { plantTree } from '../tests/support/planted-tree.ts';
import { levelTwo } from './check-security/level-two.ts';
import { checkSecurity } from './check-security.ts';

const tests = "test('a draft is not shown to visitors', () => {});\n// test('an old one', () => {});\n";
const sane = [
  '- `n/a`: there is nothing here that the row could be about.',
  '',
  '- **3.4.1, 3.4.2 Asked:** how.',
  '  - `src/a.test.ts` › a draft is not shown to visitors',
  '- **4.* Asked**',
  '  - n/a: there is none of it here',
];

const check = (rows: string[], required = ['3.4.1', '3.4.2', '4.3.1', '4.4.2']) =>
  checkSecurity(plantTree({ 'docs/security.md': rows.join('\n'), 'src/a.test.ts': tests }), required).map(
    ({ line, message }) => `${line} ${message}`,
  );

test('rows with a test that exists, or with a reason, give no fault', () => {
  expect(check(sane)).toEqual([]);
});

test.for([
  ['a test that was renamed', '`src/a.test.ts` › a draft is shown', /holds no test "a draft is shown"/],
  ['a part of a name', '`src/a.test.ts` › a draft is not shown', /holds no test/],
  ['a test that is commented out', '`src/a.test.ts` › an old one', /holds no test/],
  ['a file that is gone', '`src/b.test.ts` › an old one', /there is no file src\/b.test.ts/],
  ['neither test nor reason', 'yes', /name a test/],
  ['a reason without words', 'n/a: no', /name a test/],
] as const)('%s is reported with its row', ([, proof, words]) => {
  const faults = check([...sane, '- **3.4.1 Asked:** how.', `  - ${proof}`]);
  expect(faults).toEqual([expect.stringMatching(words)]);
  expect(faults[0]).toMatch(/^8 3\.4\.1: /);
});

test('a row without a proof is reported', () => {
  expect(check([...sane, '- **S1 A bad day:** it', '  is borne.', '', 'Words.'])).toEqual([
    expect.stringMatching(/^7 S1: name a test/),
  ]);
});

test('a row of level 2 that is not there is reported', () => {
  expect(check(sane, ['3.4.1', '3.4.3'])).toEqual(['1 3.4.3 is missing: add its row.']);
});

test('level 2 has 253 rows', () => {
  expect([levelTwo.length, new Set(levelTwo).size]).toEqual([253, 253]);
});
