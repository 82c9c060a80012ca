import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import type { Content } from '#/content/documents.ts';
import type { Tables } from '#/db/tables.ts';
import { readStored } from '#/documents/forms.server.ts';
import { selectPublished } from '#/documents/versions.server.ts';
import { allSessions, type DatedCourse } from '#/site/courses/upcoming-sessions.ts';

/** A date that visitors may have in their calendars. */
export interface CalendarDate {
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
    .orderBy('versions.version', 'desc')
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
