import type { ReactNode } from 'react';
import { coursesText as text } from '#/i18n/tr/courses.ts';
import { TextLink } from '#/ui/text-link.tsx';
import { Days, SessionActions, SessionFacts } from './session-facts.tsx';
import type { DatedCourse } from './upcoming-sessions.ts';

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
