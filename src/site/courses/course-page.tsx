import { useContent } from '#/content/content-context.ts';
import type { Reads } from '#/content/content-source.ts';
import type { CoursePage, CourseSession } from '#/content/courses.ts';
import { type CourseCode, courseCodes } from '#/content/kinds.ts';
import { coursesText as text } from '#/i18n/tr/courses.ts';
import type { Page, ThingSite } from '#/render/page.ts';
import { BulletList } from '#/ui/bullet-list.tsx';
import { FigureStrip } from '#/ui/figure-strip.tsx';
import { PageHeader } from '#/ui/page-header.tsx';
import { Paragraphs } from '#/ui/paragraphs.tsx';
import { TextLink } from '#/ui/text-link.tsx';
import { JoinCall } from './join-call.tsx';
import { CourseSessions, NextSession } from './session-facts.tsx';
import { type DatedCourse, timesOf, upcomingSessions } from './upcoming-sessions.ts';

/** The first description of the courses; the second is at /education. */
export function coursePage(
  code: CourseCode,
  { content: { coursePages }, today }: Reads<'coursePages'> & { today: string },
): Page {
  const course = coursePages[code];
  const dates = upcomingSessions(coursePages, today).filter((dated) => dated.code === code);
  const title = text.courseTitle(course.name, course.fullName);
  return {
    title,
    description: course.summary,
    thing: (site) => describeCourse({ course, dates }, site),
    above: [{ title: text.backToEducation, path: '/education' }],
    body: (
      <>
        <PageHeader title={title} eyebrow={<BackToEducation />} />
        <div className="wrap space-y-6 py-2 md:space-y-10 md:py-10">
          <NextSession course={dates[0]} />
          <section aria-label={text.facts}>
            <FigureStrip figures={course.facts} />
          </section>
          <CourseSteps current={code} />
          <div className="grid grid-cols-1 items-start gap-10 pt-2 lg:grid-cols-2 lg:gap-14">
            <Description course={course} />
            <Conditions course={course} dates={dates} />
          </div>
        </div>
        <JoinCall />
      </>
    ),
  };
}

function BackToEducation() {
  return (
    <a
      href="/education"
      className="-my-2 inline-flex min-h-11 items-center font-semibold hover:text-white hover:underline"
    >
      ← {text.backToEducation}
    </a>
  );
}

/** The search leads to the parts that have an id. */
function Description({ course: { summary, paragraphs, topics } }: { course: CoursePage }) {
  return (
    <div className="space-y-10">
      <section>
        <h2 id="hakkinda" className="mb-4 text-2xl font-bold wrap-anywhere">
          {text.about}
        </h2>
        <Paragraphs texts={[summary, ...paragraphs]} className="text-lg leading-relaxed" />
      </section>
      <section>
        <h2 id="konular" className="mb-4 text-2xl font-bold wrap-anywhere">
          {text.topics}
        </h2>
        <BulletList entries={topics} />
      </section>
    </div>
  );
}

function Conditions({ course: { requirements }, dates }: { course: CoursePage; dates: DatedCourse[] }) {
  return (
    <div className="space-y-6 rounded-card bg-white p-5 shadow-card md:p-7">
      {requirements.length > 0 && (
        <section>
          <h2 id="kosullar" className="mb-3 text-xl font-bold">
            {text.requirements}
          </h2>
          <BulletList entries={requirements} />
        </section>
      )}
      {dates.length > 0 && (
        <section>
          <h2 id="tarihler" className="mb-3 text-xl font-bold">
            {text.sessions}
          </h2>
          <CourseSessions courses={dates} labelledBy="tarihler" />
        </section>
      )}
      <p>
        <TextLink href="/volunteer" className="py-2.5">
          {text.howToVolunteer}
        </TextLink>
      </p>
    </div>
  );
}

/**
 * Steps in the order in which people take the courses. Each takes a third of the row, whether the next one has come
 * or not: the page may come in pieces. Large letters take more.
 */
function CourseSteps({ current }: { current: CourseCode }) {
  const { coursePages } = useContent();
  return (
    <nav aria-label={text.steps}>
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,max(5.25rem,(100%-1.1rem)/3)),1fr))] gap-2">
        {courseCodes.map((code, index) => (
          <li key={code}>
            <a
              href={coursePages[code].path}
              aria-current={code === current ? 'page' : undefined}
              className="choice block h-full border-t-4 border-snow-300 px-1 pt-2 pb-1 text-ink-soft hover:border-night-700 aria-[current]:border-night-700 aria-[current]:text-ink sm:px-2"
            >
              <span className="block text-sm">{text.step(index + 1)}</span>{' '}
              <span className="block text-lg leading-tight font-bold wrap-anywhere">
                {coursePages[code].name}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Describes a course for search engines: schema.org Course, and an event for each date to come. */
function describeCourse(
  { course, dates }: { course: CoursePage; dates: DatedCourse[] },
  { url, organisation }: ThingSite,
): object {
  const name = text.courseTitle(course.name, course.fullName);
  const workload = `PT${course.totalHours}H`;
  return {
    '@type': 'Course',
    name,
    description: course.summary,
    url,
    inLanguage: 'tr',
    provider: organisation,
    timeRequired: workload,
    ...(course.requirements.length > 0 && { coursePrerequisites: course.requirements }),
    hasCourseInstance: dates.map(({ session }) => ({
      '@type': ['CourseInstance', 'EducationEvent'],
      ...{ name, url, organizer: organisation, courseMode: 'onsite', courseWorkload: workload },
      startDate: timesOf(session)[0],
      endDate: timesOf(session)[1],
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: { '@type': 'Place', name: session.place, address: addressOf(session) },
      ...(session.seats !== null && { maximumAttendeeCapacity: session.seats }),
      offers: { '@type': 'Offer', description: session.price },
    })),
  };
}

const addressOf = ({ place, address }: CourseSession) => ({
  '@type': 'PostalAddress',
  ...(address !== null && { streetAddress: address }),
  ...{ addressLocality: place, addressCountry: 'TR' },
});
