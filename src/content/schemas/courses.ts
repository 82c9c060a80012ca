import { z } from 'zod';
import { sitePath, words } from './text.ts';

export const courseCodes = ['tae', 'akt1', 'akt2'] as const;

const date = z.iso.date('is not a date, YYYY-MM-DD');

const session = z
  .strictObject({ startsOn: date, endsOn: date, place: words })
  .refine(({ startsOn, endsOn }) => startsOn <= endsOn, { path: ['endsOn'], error: 'is before "startsOn"' });

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
  sessions: z.array(session),
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
  tabsTitle: words,
  tabsNote: words,
});

export const educationTabsSchema = z.record(z.enum(courseCodes), educationTab);

export type CourseCode = (typeof courseCodes)[number];
export type CoursePages = z.infer<typeof coursePagesSchema>;
export type CoursePage = z.infer<typeof coursePage>;
export type CourseSession = z.infer<typeof session>;
export type Education = z.infer<typeof educationSchema>;
export type EducationTabs = z.infer<typeof educationTabsSchema>;
export type EducationTab = z.infer<typeof educationTab>;
