import { expect, test } from 'vitest';
import { association } from '#/content/association.ts';
import { drawCourseCalendar } from './course-calendar.ts';

const { name } = association;
const { short } = name;
const course = {
  code: 'tae',
  name: 'TAE',
  fullName: 'Çığ; ağaç,\u0001 ığdır',
  path: '/activities/tae',
  calendarPath: '/calendar/tae-2026-12-31.ics',
} as const;
const session = {
  startsOn: '2026-12-31',
  endsOn: '2026-12-31',
  hours: '01.30–13.00',
  place: 'ş'.repeat(40),
  seats: null,
  price: 'Ücretsiz',
};
const asked = { name, origin: 'https://example.org', now: new Date('2026-11-20T18:00:00.123Z') };

test('a calendar entry, byte by byte: UTC, escaped signs, and no letter cut where a line is folded', () => {
  expect(drawCourseCalendar({ ...course, session }, asked).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${short}//tae//TR`,
    'BEGIN:VEVENT',
    'UID:tae-2026-12-31@example.org',
    'DTSTAMP:20261120T180000Z',
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
  const drawn = drawCourseCalendar(
    { ...course, session: { ...session, startsOn: '2026-12-30', hours: 'Akşamları' } },
    asked,
  );
  expect(drawn).toContain('\r\nDTSTART;VALUE=DATE:20261230\r\nDTEND;VALUE=DATE:20270101\r\n');
});
