import { expect, test } from 'vitest';
import { arrange, findGoal, findMoves, moveTo } from './arrangement.ts';

const ids = [1, 2, 3, 4, 5];

test.each([
  ['first', 4, [4, 1, 2, 3, 5]],
  ['forward', 4, [1, 2, 4, 3, 5]],
  ['back', 4, [1, 2, 3, 5, 4]],
  ['last', 2, [1, 3, 4, 5, 2]],
] as const)('%s moves %i', (move, id, expected) => {
  expect(moveTo(ids, { id, to: findGoal(ids, { id, move }) ?? Number.NaN })).toEqual(expected);
});

test('a photo at either end goes no further', () => {
  const ways = (id: number) =>
    (['first', 'forward', 'back', 'last'] as const).filter(
      (move) => findGoal(ids, { id, move }) !== undefined,
    );
  expect([1, 5, 9].map(ways)).toEqual([['back', 'last'], ['first', 'forward'], []]);
});

test('a photo that is dragged onto another takes its place, from either side', () => {
  expect(moveTo(ids, { id: 1, to: 3 })).toEqual([2, 3, 4, 1, 5]);
  expect(moveTo(ids, { id: 5, to: 1 })).toEqual([1, 5, 2, 3, 4]);
});

test('only what was moved is sent, each with the photo that it stands behind', () => {
  const order = (moved: number[], ...to: number[]) => findMoves({ ids: to, moved: new Set(moved) });
  expect(order([2], 1, 3, 2, 4, 5)).toEqual([{ id: 2, place: { after: 3 } }]);
  expect(order([3, 5], 5, 3, 1, 2, 4)).toEqual([
    { id: 5, place: 'first' },
    { id: 3, place: { after: 5 } },
  ]);
  expect(order([1], 2, 3, 4, 5, 1)).toEqual([{ id: 1, place: { after: 5 } }]);
  expect(order([], ...ids)).toEqual([]);
});

test('moves stay when the list is read again: others are where they are stored, and a lost neighbour is passed over', () => {
  const moved = { ids: [5, 1, 2, 4, 3], moved: new Set([5, 4]) };
  expect(arrange(ids, moved)).toEqual([5, 1, 2, 4, 3]);
  expect(arrange([9, ...ids], moved)).toEqual([5, 9, 1, 2, 4, 3]);
  expect(arrange([1, 3, 4, 5], moved)).toEqual([5, 1, 4, 3]);
  expect(arrange([3, 2, 1, 4], moved)).toEqual([3, 2, 4, 1]);
});
