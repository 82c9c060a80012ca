import type { CoursePage, CourseSession } from '#/content/courses.ts';
import type { Content } from '#/content/documents.ts';
import { type CourseCode, courseCodes } from '#/content/kinds.ts';

/** One date of a course. */
export interface DatedCourse extends Pick<CoursePage, 'name' | 'fullName' | 'path'> {
  code: CourseCode;
  /** Its last part becomes the name of the file on a visitor's device. */
  calendarPath: string;
  session: CourseSession;
}

type CoursePages = Content['coursePages'];

/** Past ones, too. */
export const allSessions = (pages: CoursePages): DatedCourse[] =>
  courseCodes.flatMap((code) => {
    const { name, fullName, path, sessions } = pages[code];
    return sessions.map((session) => {
      return {
        code,
        name,
        fullName,
        path,
        calendarPath: `/calendar/${code}-${session.startsOn}.ics`,
        session,
      };
    });
  });

/**
 * Those that one can still join, the soonest first: who came on a later day would have missed too much.
 * @param today 'YYYY-MM-DD' in Istanbul
 */
export const upcomingSessions = (pages: CoursePages, today: string): DatedCourse[] =>
  allSessions(pages)
    .filter(({ session }) => session.startsOn >= today)
    .toSorted((one, other) => one.session.startsOn.localeCompare(other.session.startsOn));
