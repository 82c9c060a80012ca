import type { ReactNode } from 'react';
import type { CourseSession } from '#/content/courses.ts';
import { formatDays } from '#/format/dates.ts';
import { coursesText as text } from '#/i18n/tr/courses.ts';
import { LinkButton } from '#/ui/link-button.tsx';
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

/** What one has to know before one says yes. */
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
