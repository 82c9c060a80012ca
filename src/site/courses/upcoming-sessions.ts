import { coursePages } from '#/content/courses.ts';
import { type CourseCode, type CourseSession, courseCodes } from '#/content/schemas/courses.ts';

export interface UpcomingSession {
  code: CourseCode;
  name: string;
  path: string;
  session: CourseSession;
}
export function upcomingSessions(today: string): UpcomingSession[] {
  return courseCodes
    .flatMap((code) =>
      coursePages[code].sessions.map((session) => ({
        code,
        name: coursePages[code].name,
        path: coursePages[code].path,
        session,
      })),
    )
    .filter(({ session }) => session.startsOn >= today)
    .toSorted((one, other) => one.session.startsOn.localeCompare(other.session.startsOn));
}
