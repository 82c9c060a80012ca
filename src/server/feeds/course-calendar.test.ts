import { expect, test } from 'vitest';
import { association } from '#/content/association.ts';
import type { CourseSession } from '#/content/courses.ts';
import { drawCourseCalendar } from './course-calendar.ts';

const { name } = association;
const { short } = name;
const course = {
  code: 'tae',
  name: 'TAE',
  fullName: 'Çığ; ağaç,\u0001 ığdır',
  path: '/activities/tae',
  id: 'tae-2026-12-24',
  calendarPath: '/calendar/tae-2026-12-24.ics',
  applyPath: '/volunteer?date=tae-2026-12-24',
} as const;
const session = {
  startsOn: '2026-12-31',
  endsOn: '2026-12-31',
  hours: '01.30–13.00',
  place: 'ş'.repeat(40),
  address: null,
  seats: null,
  price: 'Ücretsiz',
  id: '2026-12-24',
};
const changed = { version: 4, publishedAt: '2026-11-20T18:00:00.123Z' };
const asked = { name, origin: 'https://example.org' };
const draw = (other: Partial<CourseSession> = {}, isCancelled = false) =>
  drawCourseCalendar(
    { course: { ...course, session: { ...session, ...other } }, changed, isCancelled },
    asked,
  );

test('a calendar entry, byte by byte: UTC, escaped signs, and no letter cut where a line is folded', () => {
  expect(draw().split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${short}//tae//TR`,
    'BEGIN:VEVENT',
    'UID:tae-2026-12-24@example.org',
    'DTSTAMP:20261120T180000Z',
    'LAST-MODIFIED:20261120T180000Z',
    'SEQUENCE:3',
    'STATUS:CONFIRMED',
    'DTSTART:20261230T223000Z',
    'DTEND:20261231T100000Z',
    `SUMMARY:TAE: Çığ\\; ağaç\\, ığdır (${short})`,
    `LOCATION:${'ş'.repeat(33)}`,
    ` ${'ş'.repeat(7)}`,
    'DESCRIPTION:Saat: 01.30–13.00\\nÜcret: Ücretsiz',
    'URL:https://example.org/activities/tae',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('several days are whole ones, over the end of a year too', () => {
  const drawn = draw({ startsOn: '2026-12-30', hours: 'Akşamları' });
  expect(drawn).toContain('\r\nDTSTART;VALUE=DATE:20261230\r\nDTEND;VALUE=DATE:20270101\r\n');
});

test('the street stands behind the place, and what is called off says so twice', () => {
  const drawn = draw({ place: 'Düzce Temsilciliği', address: 'Örnek Sokak 5, Düzce' }, true);
  expect(drawn).toContain('\r\nLOCATION:Düzce Temsilciliği\\, Örnek Sokak 5\\, Düzce\r\n');
  expect(drawn).toContain('\r\nSTATUS:CANCELLED\r\n');
  expect(drawn).toContain('\r\nSUMMARY:İptal: TAE: Çığ');
});
