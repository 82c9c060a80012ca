import type { Association } from '#/content/association.ts';
import type { CourseSession } from '#/content/courses.ts';
import { withoutControlCharacters } from '#/http/control-characters.ts';
import { coursesText as text } from '#/i18n/tr/courses.ts';
import { timesOf, wholePlace } from '#/site/courses/upcoming-sessions.ts';
import type { CalendarDate } from './calendar-dates.ts';

/**
 * One date of a course for a visitor's calendar: iCalendar, RFC 5545. A calendar that has it already takes what has a higher
 * SEQUENCE for the same UID (RFC 5546 2.1.4), so the UID never changes.
 */
export function drawCourseCalendar(
  { course: { code, id, name, fullName, path, session }, changed, isCancelled }: CalendarDate,
  { name: { short }, origin }: Pick<Association, 'name'> & { origin: string },
): string {
  const title = text.calendarTitle(short, text.courseTitle(name, fullName));
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(short)}//${code}//TR`,
    'BEGIN:VEVENT',
    `UID:${id}@${new URL(origin).hostname}`,
    // without a METHOD both say when the entry was changed last (3.8.7.2)
    `DTSTAMP:${writeTime(changed.publishedAt)}`,
    `LAST-MODIFIED:${writeTime(changed.publishedAt)}`,
    `SEQUENCE:${changed.version - 1}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    ...daysOf(session),
    `SUMMARY:${escapeText(isCancelled ? text.cancelled(title) : title)}`,
    `LOCATION:${escapeText(wholePlace(session))}`,
    `DESCRIPTION:${escapeText(text.calendarNote(session.hours, session.price))}`,
    `URL:${origin}${path}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** The end of whole days is the day after (3.6.1). In UTC, times need no table of time zones. */
function daysOf(session: CourseSession): string[] {
  const { startsOn, endsOn } = session;
  if (startsOn !== endsOn)
    return [`DTSTART;VALUE=DATE:${writeDay(startsOn)}`, `DTEND;VALUE=DATE:${writeDay(dayAfter(endsOn))}`];
  const [from, to] = timesOf(session);
  return [`DTSTART:${writeTime(from)}`, `DTEND:${writeTime(to)}`];
}

/** '20261212T070000Z' */
const writeTime = (at: string) => new Date(at).toISOString().replace(/[-:]|\.\d+/g, '');

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
