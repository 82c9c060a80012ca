import { expect, test } from 'vitest';
import { tidy } from './tidy.ts';

const settle = (typed: string) => tidy({ type: 'string', format: 'hours' }, typed);

test.each([
  ['10.00–13.00', '10.00–13.00'],
  ['10.00-13.00', '10.00–13.00'],
  ['10:00 - 13:00', '10.00–13.00'],
  ['10.00 — 13.00', '10.00–13.00'],
  ['9.30-12.30', '09.30–12.30'],
])('%s becomes %s', (typed, hours) => {
  expect(settle(typed)).toBe(hours);
});

test.each(['öğleden sonra', 'İlk gün 10:00-13:00', '10.00', '10-13', ''])('"%s" stays as it is', (typed) => {
  expect(settle(typed)).toBe(typed);
});
