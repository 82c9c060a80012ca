import type { CoursePage, CourseSession } from '#/content/courses.ts';
import { coursesText as text } from '#/i18n/tr/courses.ts';
import type { ThingSite } from '#/render/page.ts';
import { type DatedCourse, timesOf } from './upcoming-sessions.ts';

/** For search engines: schema.org Course, and an event for each date to come. */
export function describeCourse(
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
