import { expect, test } from 'vitest';
import { mostAtOnce } from '../../schema.ts';
import { roomBeside } from './pictures-choice.tsx';

const underWay = {};
const mayBeTriedAgain = { failure: { error: new Error('offline'), isFinal: false } };
const refused = { failure: { error: new Error('too large'), isFinal: true } };

test('what is chosen, on its way or may be tried again takes room; what was refused for good takes none', () => {
  expect(roomBeside(0, [])).toBe(mostAtOnce);
  expect(roomBeside(60, [underWay, underWay, mayBeTriedAgain, refused])).toBe(mostAtOnce - 63);
});

test('there is never less than no room', () => {
  expect(roomBeside(mostAtOnce, [underWay])).toBe(0);
});
