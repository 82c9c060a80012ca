import { expect, test } from 'vitest';
import { countDaysLeft } from './bin.ts';

const now = new Date('2026-11-20T18:00:00.000Z');

test.each([
  ['2026-11-20T18:00:00.000Z', 30],
  ['2026-11-20T17:59:00.000Z', 30],
  ['2026-11-19T18:00:00.000Z', 29],
  ['2026-11-02T18:00:00.000Z', 12],
  ['2026-10-22T12:00:00.000Z', 1],
  ['2026-10-21T18:00:01.000Z', 1],
  // deleted by a clock that runs ahead, and one whose time has just ended
  ['2026-11-20T18:10:00.000Z', 30],
  ['2026-10-21T17:00:00.000Z', 1],
])('what was deleted at %s has %i days left', (deletedAt, days) => {
  expect(countDaysLeft(deletedAt, now)).toBe(days);
});
