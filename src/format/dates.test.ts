import { expect, test } from 'vitest';
import {
  formatDay,
  formatDays,
  formatDaysShort,
  formatDottedDate,
  formatLongDate,
  formatMonthAndYear,
} from './dates.ts';

const lateEveningUtc = '2023-02-05T22:30:00.000Z';

test('dates are those of Istanbul, not of the server', () => {
  expect(formatDay(lateEveningUtc)).toBe('6');
  expect(formatMonthAndYear(lateEveningUtc)).toBe('Şubat 2023');
  expect(formatLongDate(lateEveningUtc)).toBe('6 Şubat 2023');
  expect(formatDottedDate(lateEveningUtc)).toBe('06.02.2023');
});

test('the days of a course are written in as few words as they need', () => {
  expect(formatDays('2026-12-12', '2026-12-12')).toBe('12 Aralık 2026 Cumartesi');
  expect(formatDays('2027-01-16', '2027-01-17')).toBe('16–17 Ocak 2027');
  expect(formatDays('2027-02-13', '2027-06-13')).toBe('13 Şubat – 13 Haziran 2027');
  expect(formatDaysShort('2026-12-12', '2026-12-12')).toBe('12 Aralık 2026');
  expect(formatDaysShort('2027-01-16', '2027-01-17')).toBe('16–17 Ocak 2027');
});
