import { formatDays } from '#/format/dates.ts';
import { coursesText as text } from '#/i18n/tr/courses.ts';
import { TextLink } from '#/ui/text-link.tsx';
import { Days } from './session-facts.tsx';
import { type DatedCourse, wholePlace } from './upcoming-sessions.ts';

/** A day or a place that has no room beside the other stands above it: letters are large there. */
const stacked = 'max-[18rem]:block';

/** All dates of one course that are still to come. */
export function CourseSessions({ courses, labelledBy }: { courses: DatedCourse[]; labelledBy: string }) {
  return (
    <table aria-labelledby={labelledBy} className={`w-full table-fixed text-left ${stacked}`}>
      <thead className="text-sm text-ink-soft max-[18rem]:sr-only">
        <tr>
          <th scope="col" className="py-2 pr-4 font-normal">
            {text.date}
          </th>
          <th scope="col" className="py-2 font-normal">
            {text.place}
          </th>
        </tr>
      </thead>
      <tbody className={stacked}>
        {courses.map((course) => (
          <SessionRow key={course.calendarPath} course={course} />
        ))}
      </tbody>
    </table>
  );
}

function SessionRow({ course: { name, calendarPath, session } }: { course: DatedCourse }) {
  const { startsOn, endsOn, hours, seats, price } = session;
  return (
    <tr className={`border-t border-snow-200 align-top wrap-anywhere ${stacked}`}>
      <td className={`py-3 pr-4 ${stacked} max-[18rem]:pb-0`}>
        <span className="font-semibold">
          <Days session={session} />
        </span>{' '}
        <span className="block">{hours}</span>
      </td>
      <td className={`py-3 ${stacked} max-[18rem]:pt-0`}>
        {wholePlace(session)}{' '}
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
