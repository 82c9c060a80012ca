import type { ReactNode } from 'react';
import type { CourseSession } from '#/content/courses.ts';
import { formatDays } from '#/format/dates.ts';
import { coursesText as text } from '#/i18n/tr/courses.ts';
import { LinkButton } from '#/ui/link-button.tsx';
import { TextLink } from '#/ui/text-link.tsx';
import { type DatedCourse, wholePlace } from './upcoming-sessions.ts';

export function Days({ session: { startsOn, endsOn } }: { session: CourseSession }) {
  return <time dateTime={startsOn}>{formatDays(startsOn, endsOn)}</time>;
}

const looks = {
  roomy: {
    list: 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,6.5rem),1fr))] gap-x-5 gap-y-2',
    fact: '',
    label: 'text-sm text-ink-soft',
    value: 'leading-snug font-semibold wrap-anywhere',
  },
  // in a list of many dates, one line of words on a phone
  line: {
    list: 'leading-snug wrap-anywhere lg:grid lg:grid-cols-4 lg:gap-5',
    // in front, so that a fact that is still on its way moves none that is read; it ends a line rather than begin one
    fact: String.raw`max-lg:inline max-lg:not-first:before:content-['\00a0·_']`,
    label: 'text-sm text-ink-soft max-lg:sr-only',
    value: 'max-lg:inline',
  },
};

/** Facts that one has to know before one says yes. */
export function SessionFacts({
  session,
  look = 'roomy',
}: {
  session: CourseSession;
  look?: keyof typeof looks;
}) {
  const { hours, seats, price } = session;
  const facts = [
    { label: text.hours, value: hours },
    { label: text.place, value: wholePlace(session) },
    ...(seats === null ? [] : [{ label: text.seats, value: text.people(seats) }]),
    { label: text.price, value: price },
  ];
  const classes = looks[look];
  return (
    <dl className={classes.list}>
      {facts.map(({ label, value }) => (
        <div key={label} className={classes.fact}>
          <dt className={classes.label}>{label}</dt>
          <dd className={classes.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** @param apply takes the place of the link to the page for volunteers, on that page itself */
export function SessionActions({ course, apply }: { course: DatedCourse; apply?: ReactNode }) {
  const { name, calendarPath, applyPath, session } = course;
  const days = formatDays(session.startsOn, session.endsOn);
  return (
    <p className="flex flex-wrap gap-3 print:hidden">
      {apply ?? (
        <LinkButton href={applyPath} aria-label={text.applyTo(name, days)}>
          {text.apply}
        </LinkButton>
      )}{' '}
      <LinkButton href={calendarPath} look="outline" aria-label={text.addToCalendarOf(name, days)}>
        {text.addToCalendar}
      </LinkButton>
    </p>
  );
}

interface Next {
  /** Undefined when no date is known yet. */
  course: DatedCourse | undefined;
  title?: string;
  /** Takes the place of the links to the page for volunteers, on that page itself. */
  apply?: ReactNode;
  /** More to know of it before one applies. */
  children?: ReactNode;
}

export function NextSession(next: Next) {
  const { course, title = text.nextDate, apply } = next;
  return (
    <section aria-labelledby="siradaki" className="rounded-card bg-white p-4 shadow-card md:p-7">
      <h2 id="siradaki" className="text-base font-semibold text-ink-soft">
        {title}
      </h2>
      {course ? <KnownDate {...next} course={course} /> : <NoDate apply={apply} />}
    </section>
  );
}

function KnownDate({ course, apply, children }: Next & { course: DatedCourse }) {
  return (
    <div className="space-y-3">
      <p className="text-xl leading-snug font-bold md:text-3xl">
        <Days session={course.session} />
      </p>
      <SessionFacts session={course.session} />
      {children}
      <SessionActions course={course} apply={apply} />
    </div>
  );
}

function NoDate({ apply }: { apply: ReactNode }) {
  return (
    <>
      <p className="mt-1 max-w-[68ch] text-lg">{text.noSessions}</p>
      <p className="mt-2 print:hidden">
        {apply ?? (
          <TextLink href="/volunteer" className="py-2.5">
            {text.howToVolunteer}
          </TextLink>
        )}
      </p>
    </>
  );
}

/** A day or a place that has no room beside the other stands above it: letters are large there. */
const stacked = 'max-[18rem]:block';

/** Lists all dates of a course that are still to come. */
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
