import { expect, test } from 'vitest';
import { openTestApp } from '../../../tests/support/app.ts';
import { changeDates, newDate } from '../../../tests/support/course-dates.ts';
import { freshDatabase } from '../../../tests/support/databases.ts';

const organisation = { '@id': 'https://example.org/#organisation' };

async function open(...dates: Parameters<typeof newDate>[0][]) {
  const app = await openTestApp(await freshDatabase(), { siteUrl: 'https://example.org' });
  await changeDates(await app.signedIn('ayse'), () => dates.map(newDate));
  const html = await (await app.visitor().get('/activities/tae')).text();
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  return JSON.parse(json)['@graph'] as Record<string, unknown>[];
}

test('search engines learn of a course, who holds it, and when and where in which street', async () => {
  const [association, course] = await open(
    { startsOn: '2027-05-01', hours: '13.30–16.00', place: 'Düzce', address: 'Çınar Sokak 3', seats: 12 },
    { startsOn: '2027-06-05', endsOn: '2027-06-06', hours: 'Bütün gün', place: 'Bursa', price: '5 TL' },
  );
  expect(association).toMatchObject({ '@type': 'NGO', ...organisation });
  const event = {
    '@type': ['CourseInstance', 'EducationEvent'],
    name: 'TAE: Temel Afet Eğitimi',
    organizer: organisation,
    eventStatus: 'https://schema.org/EventScheduled',
  };
  expect(course).toMatchObject({
    ...{ '@type': 'Course', name: event.name, provider: organisation, timeRequired: 'PT3H' },
    url: 'https://example.org/activities/tae',
    hasCourseInstance: [
      {
        ...event,
        startDate: '2027-05-01T13:30+03:00',
        endDate: '2027-05-01T16:00+03:00',
        maximumAttendeeCapacity: 12,
        location: {
          '@type': 'Place',
          name: 'Düzce',
          address: {
            '@type': 'PostalAddress',
            streetAddress: 'Çınar Sokak 3',
            addressLocality: 'Düzce',
            addressCountry: 'TR',
          },
        },
      },
      { ...event, startDate: '2027-06-05', endDate: '2027-06-06', offers: { description: '5 TL' } },
    ],
  });
  expect(JSON.stringify(course)).not.toMatch(/null|undefined/);
});

test('a date that is over is no longer told, and a course without any is told all the same', async () => {
  const [, course] = await open({ startsOn: '2026-11-19' });
  expect(course).toMatchObject({ '@type': 'Course', hasCourseInstance: [] });
});
