import { expect, test } from 'vitest';
import { findChangedPart, moveBy, moveTo } from './moves.ts';

const ids = [1, 2, 3, 4, 5];

test.each([
  ['first', 4, [4, 1, 2, 3, 5]],
  ['forward', 4, [1, 2, 4, 3, 5]],
  ['back', 4, [1, 2, 3, 5, 4]],
  ['last', 2, [1, 3, 4, 5, 2]],
  ['forward', 1, ids],
  ['back', 5, ids],
  ['first', 9, ids],
] as const)('%s moves %i', (move, id, expected) => {
  expect(moveBy(ids, { id, move })).toEqual(expected);
});

test('a photo that is dragged onto another takes its place, from either side', () => {
  expect(moveTo(ids, { id: 1, to: 3 })).toEqual([2, 3, 4, 1, 5]);
  expect(moveTo(ids, { id: 5, to: 1 })).toEqual([1, 5, 2, 3, 4]);
});

test('only the part that changed is sent', () => {
  expect(findChangedPart(ids, [1, 3, 2, 4, 5])).toEqual([3, 2]);
  expect(findChangedPart(ids, [5, 1, 2, 3, 4])).toEqual([5, 1, 2, 3, 4]);
  expect(findChangedPart(ids, ids)).toEqual([]);
});
