import { expect, test } from 'vitest';
import { saverOf } from './use-merging.ts';

const current = { version: 3 };

test('the person who has saved this very version is named', () => {
  expect(saverOf({ version: 3, updatedBy: 'ayse' }, current)).toBe('ayse');
});

test('nobody is named for a version that somebody else has saved, or that nobody knows of', () => {
  expect(saverOf({ version: 4, updatedBy: 'mert' }, current)).toBeUndefined();
  expect(saverOf({ version: 3, updatedBy: '' }, current)).toBeUndefined();
  expect(saverOf({ version: 3 }, current)).toBeUndefined();
  expect(saverOf(undefined, current)).toBeUndefined();
});
