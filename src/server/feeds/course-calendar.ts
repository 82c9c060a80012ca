import type { Association } from '#/content/association.ts';
import type { CourseSession } from '#/content/courses.ts';
import { withoutControlCharacters } from '#/http/control-characters.ts';
import { coursesText as text } from '#/i18n/tr/courses.ts';
import type { DatedCourse } from '#/site/courses/upcoming-sessions.ts';

/** One date of a course for a visitor's calendar: iCalendar, RFC 5545. */
export function drawCourseCalendar(
  { code, name, fullName, path, session }: DatedCourse,
  { name: { short }, origin, now }: Pick<Association, 'name'> & { origin: string; now: Date },
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(short)}//${code}//TR`,
    'BEGIN:VEVENT',
    `UID:${code}-${session.startsOn}@${new URL(origin).hostname}`,
    `DTSTAMP:${writeTime(now)}`,
    ...timesOf(session),
    `SUMMARY:${escapeText(text.calendarTitle(short, text.courseTitle(name, fullName)))}`,
    `LOCATION:${escapeText(session.place)}`,
    `DESCRIPTION:${escapeText(text.calendarNote(session.hours, session.price))}`,
    `URL:${origin}${path}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** Several days are whole ones, because their hours are free words; the end of whole days is the day after (3.6.1). */
function timesOf({ startsOn, endsOn, hours }: CourseSession): string[] {
  if (startsOn !== endsOn)
    return [`DTSTART;VALUE=DATE:${writeDay(startsOn)}`, `DTEND;VALUE=DATE:${writeDay(dayAfter(endsOn))}`];
  const [from = '', to = ''] = hours.split('–').map((hour) => inIstanbul(startsOn, hour));
  return [`DTSTART:${from}`, `DTEND:${to}`];
}

/** Türkiye has kept UTC+3 all year since 2016. In UTC, the entry needs no table of time zones. */
const inIstanbul = (day: string, hour: string) =>
  writeTime(new Date(`${day}T${hour.replace('.', ':')}:00+03:00`));

/** '20261212T070000Z' */
const writeTime = (at: Date) => at.toISOString().replace(/[-:]|\.\d+/g, '');

const writeDay = (day: string) => day.replaceAll('-', '');

function dayAfter(day: string): string {
  const next = new Date(day);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 'YYYY-MM-DD'.length);
}

/** RFC 5545 3.3.11. */
const escapeText = (words: string) =>
  withoutControlCharacters(words)
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');

/** At most 75 octets a line, the space before a further one included (3.1); a letter is never cut in two. */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (octets + size > 75) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += letter;
    octets += size;
  }
  return folded;
}
