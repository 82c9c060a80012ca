import { expect, test } from 'vitest';
import { formatDay, formatDottedDate, formatLongDate, formatMonthAndYear } from './dates.ts';

const lateEveningUtc = '2023-02-05T22:30:00.000Z';

test('dates are those of Istanbul, not of the server', () => {
  expect(formatDay(lateEveningUtc)).toBe('6');
  expect(formatMonthAndYear(lateEveningUtc)).toBe('Şubat 2023');
  expect(formatLongDate(lateEveningUtc)).toBe('6 Şubat 2023');
  expect(formatDottedDate(lateEveningUtc)).toBe('06.02.2023');
});
