import { coursesText as text } from '#/i18n/tr/courses.ts';
import { LinkButton } from '#/ui/link-button.tsx';
import { TextLink } from '#/ui/text-link.tsx';
import { Days, SessionActions, SessionFacts } from './session-facts.tsx';
import type { DatedCourse } from './upcoming-sessions.ts';

export function UpcomingList({ courses }: { courses: DatedCourse[] }) {
  if (courses.length === 0) return <NoDates />;
  return (
    <ul className="divide-y divide-snow-200 rounded-card bg-white shadow-card">
      {courses.map((course) => (
        <UpcomingEntry key={course.calendarPath} course={course} />
      ))}
    </ul>
  );
}

function UpcomingEntry({ course }: { course: DatedCourse }) {
  const { name, fullName, path, session } = course;
  return (
    <li className="grid gap-3 p-4 md:p-6 lg:grid-cols-[minmax(0,17rem)_minmax(0,1fr)_auto] items-center">
      <h3 className="min-w-0 leading-snug wrap-anywhere">
        <span className="block text-lg font-bold md:text-xl">
          <Days session={session} />
        </span>{' '}
        <TextLink href={path} className="-my-2.5 py-3">
          {text.courseTitle(name, fullName)}
        </TextLink>
      </h3>
      <SessionFacts session={session} look="line" />
      <SessionActions course={course} />
    </li>
  );
}

function NoDates() {
  return (
    <div className="rounded-card bg-white p-5 shadow-card md:p-7">
      <p className="max-w-[68ch] text-lg">{text.noUpcoming}</p>
      <p className="mt-4 print:hidden">
        <LinkButton href="/volunteer">{text.howToVolunteer}</LinkButton>
      </p>
    </div>
  );
}
