import { expect, test } from 'vitest';
import { formatWholeNumber, readWholeNumber } from './whole-number.ts';

test.each([
  ['0', 0],
  ['007', 7],
  ['1.000', 1000],
  ['420.000', 420_000],
  ['2.140.000,00', 2_140_000],
  ['1 250', 1250],
  ['1\u00a0250\u202f000', 1_250_000],
  [' 385100,0 ', 385_100],
  ['-5', -5],
])('%s is a whole number', (typed, number) => expect(readWholeNumber(typed)).toBe(number));

test.each([
  ...['', ' ', '-', '12,5', '1.5', '12.50', '1,000', '420,000', '0.125', '2.140.00', '1..000', '1.0000'],
  ...['2,140,000', '1e3', '99999999999999999999', 'on'],
])('“%s” is none, and becomes no other', (typed) => expect(readWholeNumber(typed)).toBeUndefined());

test('a large number is written in groups, a year is not', () => {
  expect([2_140_000, -12_500, 2026, 0].map(formatWholeNumber)).toEqual(['2.140.000', '-12.500', '2026', '0']);
});
