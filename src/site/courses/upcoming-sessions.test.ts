import { expect, test } from 'vitest';
import { coursePages } from '#/content/courses.ts';
import { allSessions, upcomingSessions } from './upcoming-sessions.ts';

const daysFrom = (today: string) =>
  upcomingSessions(coursePages, today).map(({ session }) => session.startsOn);

test('the dates of all courses stand in one list, the soonest first', () => {
  const days = daysFrom('2020-01-01');
  expect(days).toHaveLength(allSessions(coursePages).length);
  expect(days).toEqual(days.toSorted());
  expect(new Set(upcomingSessions(coursePages, '2020-01-01').map(({ code }) => code)).size).toBe(3);
});

test('a course can be joined on its first day, and not after it', () => {
  expect(daysFrom('2027-01-16')[0]).toBe('2027-01-16');
  expect(daysFrom('2027-01-17')).not.toContain('2027-01-16');
});

test('the soonest of them leads to its course and its calendar', () => {
  expect(upcomingSessions(coursePages, '2026-12-12')[0]).toMatchObject({
    code: 'tae',
    path: '/activities/tae',
    calendarPath: '/calendar/tae-2026-12-12.ics',
    session: { startsOn: '2026-12-12', hours: '10.00–13.00' },
  });
  expect(daysFrom('2099-01-01')).toEqual([]);
});
