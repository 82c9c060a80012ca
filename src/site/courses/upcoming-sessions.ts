import type { CoursePage, CourseSession } from '#/content/courses.ts';
import type { Content } from '#/content/documents.ts';
import { type CourseCode, courseCodes } from '#/content/kinds.ts';

/** Date of a course. */
export interface DatedCourse extends Pick<CoursePage, 'name' | 'fullName' | 'path'> {
  code: CourseCode;
  /** Of all dates, this one: 'tae-2026-12-12', also after it has moved to another day. */
  id: string;
  /** Its last part becomes the name of the file on a visitor's device. */
  calendarPath: string;
  /** Where one applies for it. */
  applyPath: string;
  session: CourseSession;
}

type CoursePages = Content['coursePages'];

/** Lists all dates, past ones too. */
export const allSessions = (pages: CoursePages): DatedCourse[] =>
  courseCodes.flatMap((code) => {
    const { name, fullName, path, sessions } = pages[code];
    return sessions.map((session) => {
      const id = `${code}-${session.id}`;
      const paths = { path, calendarPath: `/calendar/${id}.ics`, applyPath: `/volunteer?date=${id}` };
      return { code, name, fullName, id, ...paths, session };
    });
  });

/**
 * Lists the dates that one can still join, the soonest first: a person who came on a later day would have missed too
 * much.
 * @param today 'YYYY-MM-DD' in Istanbul
 */
export const upcomingSessions = (pages: CoursePages, today: string): DatedCourse[] =>
  allSessions(pages)
    .filter(({ session }) => session.startsOn >= today)
    .toSorted((one, other) => one.session.startsOn.localeCompare(other.session.startsOn));

/** 'Düzce Temsilciliği, Atatürk Caddesi 5' */
export const wholePlace = ({ place, address }: CourseSession): string =>
  [place, address].filter(Boolean).join(', ');

/** ISO 8601: days where the hours are free words, else times. Türkiye has kept UTC+3 all year since 2016. */
export function timesOf({ startsOn, endsOn, hours }: CourseSession): [from: string, to: string] {
  if (startsOn !== endsOn) return [startsOn, endsOn];
  const [from = '', to = ''] = hours.split('–').map((hour) => `${startsOn}T${hour.replace('.', ':')}+03:00`);
  return [from, to];
}
