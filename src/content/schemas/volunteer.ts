import { z } from 'zod';
import { slug, words } from './text.ts';

const list = z.strictObject({ title: words, entries: z.array(words).min(1, 'has no entry') });

const question = z.strictObject({
  /** The address of the question on the page. */
  id: slug,
  question: words,
  answer: z.array(words).min(1, 'has no paragraph'),
});

export const volunteerSchema = z.strictObject({
  title: words,
  /** What search engines and shared links say of the page. */
  description: words,
  introduction: words,
  formLabel: words,
  /** What people ask first: time, cost, age. */
  facts: z.array(z.strictObject({ label: words, value: words })).min(1, 'has no entry'),
  work: list,
  needs: list,
  road: z.strictObject({
    title: words,
    text: words,
    /** The step before the first course. */
    form: z.strictObject({ title: words, text: words }),
  }),
  nextCourse: words,
  questions: z.strictObject({
    title: words,
    entries: z
      .array(question)
      .min(1, 'has no entry')
      .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, {
        error: 'has two questions with the same "id"',
      }),
  }),
  nearby: z.strictObject({ title: words, text: words, linkLabel: words }),
  call: z.strictObject({ title: words, text: words }),
});

export type Volunteer = z.infer<typeof volunteerSchema>;
export type VolunteerQuestion = z.infer<typeof question>;
