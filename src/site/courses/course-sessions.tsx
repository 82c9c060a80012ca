import { formatDays } from '#/format/dates.ts';
import { coursesText as text } from '#/i18n/tr/courses.ts';
import { TextLink } from '#/ui/text-link.tsx';
import { Days } from './session-facts.tsx';
import type { DatedCourse } from './upcoming-sessions.ts';

/** All dates of one course that are still to come. */
export function CourseSessions({ courses, labelledBy }: { courses: DatedCourse[]; labelledBy: string }) {
  return (
    <table aria-labelledby={labelledBy} className="w-full table-fixed text-left">
      <thead className="text-sm text-ink-soft">
        <tr>
          <th scope="col" className="py-2 pr-4 font-normal">
            {text.date}
          </th>
          <th scope="col" className="py-2 font-normal">
            {text.place}
          </th>
        </tr>
      </thead>
      <tbody>
        {courses.map((course) => (
          <SessionRow key={course.calendarPath} course={course} />
        ))}
      </tbody>
    </table>
  );
}

function SessionRow({ course: { name, calendarPath, session } }: { course: DatedCourse }) {
  const { startsOn, endsOn, hours, place, seats, price } = session;
  return (
    <tr className="border-t border-snow-200 align-top wrap-anywhere">
      <td className="py-3 pr-4">
        <span className="font-semibold">
          <Days session={session} />
        </span>{' '}
        <span className="block">{hours}</span>
      </td>
      <td className="py-3">
        {place}{' '}
        <span className="block">{[seats && text.people(seats), price].filter(Boolean).join(' · ')}</span>{' '}
        <TextLink
          href={calendarPath}
          aria-label={text.addToCalendarOf(name, formatDays(startsOn, endsOn))}
          className="py-2.5 print:hidden"
        >
          {text.addToCalendar}
        </TextLink>
      </td>
    </tr>
  );
}
