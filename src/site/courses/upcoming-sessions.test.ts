import { expect, test } from 'vitest';
import { coursePages } from '#/content/courses.ts';
import { allSessions, nextSession, upcomingSessions } from './upcoming-sessions.ts';

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

test('the next one is the first of them; after the last there is none', () => {
  expect(nextSession(coursePages, '2026-12-12')).toMatchObject({
    code: 'tae',
    path: '/activities/tae',
    calendarPath: '/calendar/tae-2026-12-12.ics',
    session: { startsOn: '2026-12-12', hours: '10.00–13.00' },
  });
  expect(nextSession(coursePages, '2026-12-13')?.session.startsOn).toBe('2027-01-09');
  expect(nextSession(coursePages, '2099-01-01')).toBeUndefined();
});
