import { expect, test } from 'vitest';
import { plantTree } from '../tests/support/planted-tree.ts';
import { checkPromises } from './check-promises.ts';

const tests = "test('a draft is not shown', () => {});\n";
const checkTree = (files: Record<string, string>) =>
  checkPromises(plantTree({ 'src/a.test.ts': tests, ...files }));
const check = (...lines: string[]) =>
  checkTree({ 'docs/promises.md': lines.join('\n') }).map(({ line, message }) => `${line} ${message}`);

const head = ['## A visitor', ''];
const promise = '- A draft is kept back.';
const proof = '  - `src/a.test.ts` › a draft is not shown';

test('a promise whose test is there gives no fault', () => {
  expect(check(...head, promise, proof)).toEqual([]);
  const [path, name] = proof.split(' a draft ');
  expect(check(...head, '- A draft is', '  kept back.', `${path} a draft`, `    ${name}`, proof)).toEqual([]);
});

test('a promise whose test is gone is reported with its line', () => {
  const faults = check(...head, promise, proof, '  - `src/a.test.ts` › a draft is hidden');
  expect(faults).toEqual([
    expect.stringMatching(/^5 "A draft is kept back\." .*holds no test "a draft is hidden"/),
  ]);
});

test('a test that stands too far in to be read is reported', () => {
  expect(check(...head, promise, proof, `  ${proof}`)).toEqual([expect.stringMatching(/holds no test/)]);
});

test('a promise without a test is reported', () => {
  for (const proofs of [['  - for sure'], [], ['', 'As everybody knows.'], [`  ${proof}`]])
    expect(check(...head, promise, ...proofs)).toEqual([expect.stringMatching(/^[34] ".*name a test/)]);
});

test('a page without a single promise is reported', () => {
  expect(check(...head)).toEqual(['1 holds no promise.']);
});

test('a line of a document that is too long to be read is reported', () => {
  const documents = { 'README.md': '.'.repeat(300), 'docs/decisions/001-a.md': `\n${'ğ'.repeat(301)}\n` };
  const faults = checkTree({ 'docs/promises.md': [promise, proof].join('\n'), ...documents });
  expect(faults).toEqual([
    { path: 'docs/decisions/001-a.md', line: 2, message: expect.stringMatching(/^has 301 characters/) },
  ]);
});
