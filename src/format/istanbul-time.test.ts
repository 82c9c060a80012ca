import { expect, test } from 'vitest';
import { istanbulTime, readIstanbulTime } from './istanbul-time.ts';

test('a time is that of Istanbul, in winters and summers of earlier years too, and comes back unchanged', () => {
  for (const [utc, local] of [
    ['2026-12-03T06:00:00.000Z', '2026-12-03T09:00'],
    ['2012-01-15T07:00:00.000Z', '2012-01-15T09:00'],
    ['2012-07-15T06:00:00.000Z', '2012-07-15T09:00'],
    ['2012-10-28T00:30:00.000Z', '2012-10-28T03:30'],
    ['2026-12-31T21:00:07.120Z', '2027-01-01T00:00:07.120'],
  ] as const) {
    expect(istanbulTime(utc)).toBe(local);
    if (!local.includes('03:30')) expect(readIstanbulTime(local)).toBe(utc);
  }
});

test('what is no time is not read as one', () => {
  for (const typed of ['', 'yarın', '2026-13-03T09:00']) expect(readIstanbulTime(typed)).toBeUndefined();
});

test('a year that is being typed has been read since its first key, and stands there as it was typed', () => {
  for (const typed of ['0002-12-03T09:00', '0020-12-03T09:00', '0202-12-03T09:00', '2027-12-03T09:00'])
    expect(istanbulTime(readIstanbulTime(typed) ?? '')).toBe(typed);
});

test('the last evening of the year 9999, which stands for never, is a time as any other', () => {
  expect(readIstanbulTime('9999-12-31T23:59')).toBe('9999-12-31T20:59:00.000Z');
});
