import { z } from 'zod';
import { sitePath, words } from './text.ts';

export const courseCodes = ['tae', 'akt1', 'akt2'] as const;

const date = z.iso.date('is not a date, YYYY-MM-DD');

/** '10.00–13.00' */
const hoursOfOneDay = /^([01]\d|2[0-3])\.[0-5]\d–([01]\d|2[0-3])\.[0-5]\d$/;

const session = z
  .strictObject({
    startsOn: date,
    endsOn: date,
    /** '10.00–13.00', from which the calendar entry is made; free words for a course of several days. */
    hours: words,
    place: words,
    /** Null when there is room for everybody. */
    seats: z.int().positive('must be above 0').nullable(),
    price: words,
  })
  .refine(({ startsOn, endsOn }) => startsOn <= endsOn, { path: ['endsOn'], error: 'is before "startsOn"' })
  .refine(({ startsOn, endsOn, hours }) => startsOn !== endsOn || isOrderly(hours), {
    path: ['hours'],
    error: 'is not of the form 10.00–13.00, as that of a course of one day must be',
  });

function isOrderly(hours: string): boolean {
  const [from = '', to = ''] = hours.split('–');
  return hoursOfOneDay.test(hours) && from < to;
}

const sessions = z
  .array(session)
  // the day is part of the address of its calendar entry
  .refine((all) => new Set(all.map(({ startsOn }) => startsOn)).size === all.length, {
    error: 'has two entries that begin on the same day',
  });

const coursePage = z.strictObject({
  name: words,
  fullName: words,
  path: sitePath,
  summary: words,
  totalHours: z.int().positive('must be above 0'),
  /** Hours of drill within the total; null when the course has none. */
  drillHours: z.int().positive('must be above 0').nullable(),
  facts: z.array(z.strictObject({ label: words, value: words })).min(1, 'has no entry'),
  requirements: z.array(words),
  paragraphs: z.array(words).min(1, 'has no paragraph'),
  topics: z.array(words).min(1, 'has no entry'),
  sessions,
});

const educationTab = z.strictObject({
  label: words,
  title: words,
  summary: words,
  duration: words,
  ages: words,
  language: words,
  certificate: words.nullable(),
  topics: z.array(words),
  prerequisites: z.array(words),
});

export const coursePagesSchema = z.record(z.enum(courseCodes), coursePage);

export const educationSchema = z.strictObject({
  title: words,
  lead: words,
  cards: z
    .array(z.strictObject({ title: words, text: words, path: sitePath }))
    .length(3, 'must have three cards'),
  /** What lies between the second course and the third. */
  practice: z.strictObject({ title: words, text: words }),
  tabsTitle: words,
  tabsNote: words,
  /** The courses for volunteers beside the programme for teams. */
  comparison: z.strictObject({
    title: words,
    volunteers: words,
    teams: words,
    rows: z.array(z.strictObject({ label: words, volunteers: words, teams: words })).min(1, 'has no entry'),
  }),
});

export const educationTabsSchema = z.record(z.enum(courseCodes), educationTab);

export type CourseCode = (typeof courseCodes)[number];
export type CoursePages = z.infer<typeof coursePagesSchema>;
export type CoursePage = z.infer<typeof coursePage>;
export type CourseSession = z.infer<typeof session>;
export type Education = z.infer<typeof educationSchema>;
export type EducationTabs = z.infer<typeof educationTabsSchema>;
export type EducationTab = z.infer<typeof educationTab>;
