import { describe, expect, test } from 'vitest';
import { association } from '#/content/association.ts';
import { coursePages } from '#/content/courses.ts';
import { courseCodes } from '#/content/kinds.ts';
import { shareTestApp } from '../support/shared-app.ts';

const app = shareTestApp({ settings: { siteUrl: 'https://site.example' } });

const dates = courseCodes.flatMap((code) =>
  coursePages[code].sessions.map((session) => {
    const { name, fullName } = coursePages[code];
    return { code, title: `${name}: ${fullName} (${association.name.short})`, session };
  }),
);
const pathOf = ({ code, session }: (typeof dates)[number]) => `/calendar/${code}-${session.id}.ics`;

/** Its bytes, its lines as they are sent, and its properties with folded lines put together again. */
async function readCalendar(path: string) {
  const bytes = await (await app().visitor().get(path)).text();
  const properties = bytes
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)] as const);
  return { bytes, lines: bytes.split('\r\n'), properties, value: new Map(properties) };
}

const unescaped = (words = '') => words.replaceAll('\\n', '\n').replace(/\\([\\;,])/g, '$1');

describe.each(dates.map((date) => [pathOf(date), date] as const))('the calendar entry %s', (path, date) => {
  const { code, session, title } = date;

  test('is an iCalendar file that may be kept', async () => {
    const answer = await app().visitor().get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('etag')).toBeTruthy();
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('is written as RFC 5545 wants it: line ends, at most 75 octets a line, the parts in their order', async () => {
    const { bytes, lines, properties } = await readCalendar(path);
    expect(bytes.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(lines.at(-1)).toBe('');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(properties.map(([name]) => name.split(';')[0])).toEqual([
      ...['BEGIN', 'VERSION', 'PRODID', 'BEGIN', 'UID', 'DTSTAMP', 'LAST-MODIFIED', 'SEQUENCE', 'STATUS'],
      ...['DTSTART', 'DTEND'],
      ...['SUMMARY', 'LOCATION', 'DESCRIPTION', 'URL', 'END', 'END', ''],
    ]);
  });

  test('says what, where, for how much and who asks', async () => {
    const { value } = await readCalendar(path);
    expect(unescaped(value.get('SUMMARY'))).toBe(title);
    expect(unescaped(value.get('LOCATION'))).toBe(session.place);
    expect(unescaped(value.get('DESCRIPTION'))).toBe(`Saat: ${session.hours}\nÜcret: ${session.price}`);
    expect(value.get('URL')).toBe(`https://site.example${coursePages[code].path}`);
    expect(value.get('UID')).toBe(`${code}-${session.id}@site.example`);
    expect([value.get('SEQUENCE'), value.get('STATUS')]).toEqual(['0', 'CONFIRMED']);
    expect(value.get('DTSTAMP')).toBe('20261120T180000Z');
  });

  test('begins and ends when the course does, in Istanbul', async () => {
    const { value } = await readCalendar(path);
    const bare = (day: string) => day.replaceAll('-', '');
    if (session.startsOn === session.endsOn) {
      const shown = [value.get('DTSTART'), value.get('DTEND')].map((time = '') => inIstanbul(time));
      expect(shown).toEqual(session.hours.split('–').map((hour) => `${session.startsOn} ${hour}`));
    } else {
      expect(value.get('DTSTART;VALUE=DATE')).toBe(bare(session.startsOn));
      // the end of whole days is the first day on which nothing happens any more
      const dayBefore = new Date(readDay(value.get('DTEND;VALUE=DATE')) - 24 * 60 * 60 * 1000);
      expect(dayBefore.toISOString().slice(0, 10)).toBe(session.endsOn);
    }
  });
});

const readDay = (day = '') => Date.parse(`${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`);

/** '2026-12-12 10.00' for '20261212T070000Z'. */
function inIstanbul(time: string): string {
  const [, year, month, day, hour, minute] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)00Z$/.exec(time) ?? [];
  const at = new Date(`${year}-${month}-${day}T${hour}:${minute}:00Z`);
  return at.toLocaleString('sv-SE', { timeZone: 'Europe/Istanbul' }).slice(0, 16).replace(':', '.');
}

test.each(['/calendar/tae-1999-01-01.ics', '/calendar/tae.ics', '/calendar/', '/calendar/../tae.ics'])(
  '%s is the page of what is not there',
  async (path) => {
    const answer = await app().visitor().get(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('Page Not Found');
  },
);
