import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import type { Association } from '#/content/association.ts';
import type { CourseSession } from '#/content/courses.ts';
import type { Content } from '#/content/documents.ts';
import type { Tables } from '#/db/tables.ts';
import { readStored } from '#/documents/forms.server.ts';
import { selectPublished } from '#/documents/store.server.ts';
import { coursesText as text } from '#/i18n/tr/courses.ts';
import { allSessions, type DatedCourse, timesOf, wholePlace } from '#/site/courses/upcoming-sessions.ts';
import { escapeText, wholeDays, writeLines, writeTime } from './icalendar.ts';

/**
 * Draws one date of a course for a visitor's calendar: iCalendar, RFC 5545. A calendar that has it already takes what
 * has a higher SEQUENCE for the same UID (RFC 5546 2.1.4), so the UID never changes.
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
  return writeLines(lines);
}

/** In UTC, times need no table of time zones. */
function daysOf(session: CourseSession): string[] {
  const { startsOn, endsOn } = session;
  if (startsOn !== endsOn) return wholeDays(startsOn, endsOn);
  const [from, to] = timesOf(session);
  return [`DTSTART:${writeTime(from)}`, `DTEND:${writeTime(to)}`];
}

/** A date that visitors may have in their calendars. */
interface CalendarDate {
  /** As they read it, or read it last. */
  course: DatedCourse;
  /** The publication that made it so. */
  changed: { version: number; publishedAt: string };
  isCancelled: boolean;
}

type CoursePages = Content['coursePages'];
type CalendarDates = Map<string, CalendarDate>;

/** So many publications of the courses back a date is known that is gone. */
const mostVersions = 100;

/** @returns finds the dates by the paths of their calendars; versions are read once for what is published */
export function openCalendarDates(db: Kysely<Tables>): (pages: CoursePages) => Promise<CalendarDates> {
  let last: { pages: CoursePages; dates: Promise<CalendarDates> } | undefined;
  return (pages) => {
    if (last?.pages === pages) return last.dates;
    const reading = { pages, dates: readCalendarDates(db, pages) };
    reading.dates.catch(() => {
      if (last === reading) last = undefined;
    });
    last = reading;
    return reading.dates;
  };
}

async function readCalendarDates(db: Kysely<Tables>, pages: CoursePages): Promise<CalendarDates> {
  const versions = await selectPublished(db, 'coursePages')
    .orderBy('version', 'desc')
    .limit(mostVersions)
    .execute();
  const dates: CalendarDates = new Map();
  for (const { value, ...changed } of versions.toReversed())
    follow(dates, { pages: readStored('coursePages', value) as CoursePages, changed });
  const [newest] = versions;
  // these very pages, whatever has been published since they were read
  if (newest) follow(dates, { pages, changed: newest });
  return dates;
}

function follow(
  dates: CalendarDates,
  { pages, changed }: Pick<CalendarDate, 'changed'> & { pages: CoursePages },
): void {
  const shown = new Map(allSessions(pages).map((course) => [course.calendarPath, course]));
  for (const [path, date] of dates)
    if (!date.isCancelled && !shown.has(path)) dates.set(path, { ...date, changed, isCancelled: true });
  for (const [path, course] of shown) {
    const known = dates.get(path);
    if (!known || known.isCancelled || !isDeepStrictEqual(known.course, course))
      dates.set(path, { course, changed, isCancelled: false });
  }
}
