import { expect, test } from 'vitest';
import { roomBeside } from './field-pictures.ts';

const most = 100;
const underWay = {};
const mayBeTriedAgain = { failure: { error: new Error('offline'), isFinal: false } };
const refused = { failure: { error: new Error('too large'), isFinal: true } };

test('what is on its way or may be tried again takes room; what was refused for good takes none', () => {
  expect(roomBeside([], most)).toBe(most);
  expect(roomBeside([underWay, underWay, mayBeTriedAgain, refused], most - 60)).toBe(most - 63);
});

test('there is never less than no room', () => {
  expect(roomBeside([underWay], 0)).toBe(0);
});
