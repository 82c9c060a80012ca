import { expect, test } from 'vitest';
import { settleHours } from './hours.ts';

test.each([
  ['10.00–13.00', '10.00–13.00'],
  ['10.00-13.00', '10.00–13.00'],
  ['10:00 - 13:00', '10.00–13.00'],
  ['10.00 — 13.00', '10.00–13.00'],
  ['9.30-12.30', '09.30–12.30'],
])('%s becomes %s', (typed, hours) => {
  expect(settleHours(typed)).toBe(hours);
});

test.each(['öğleden sonra', 'İlk gün 10:00-13:00', '10.00', '10-13', ''])('"%s" stays as it is', (typed) => {
  expect(settleHours(typed)).toBe(typed);
});
