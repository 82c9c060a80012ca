import { z } from 'zod';
import { emailAddress, slug, words } from './text.ts';

const section = z.strictObject({
  id: slug,
  title: words,
  paragraphs: z.array(words).min(1, 'has no paragraph'),
  /** Shown as a list after the paragraphs; may be empty. */
  list: z.array(words),
});

export const privacySchema = z.strictObject({
  title: words,
  lead: words,
  /** What search engines and shared links say of the page. */
  description: words,
  updatedOn: z.iso.date('is not a date, YYYY-MM-DD'),
  sections: z.array(section).min(7, 'must have at least the seven sections of the notice'),
  contact: z.strictObject({
    title: words,
    paragraphs: z.array(words).min(1, 'has no paragraph'),
    email: emailAddress,
  }),
});

export type Privacy = z.infer<typeof privacySchema>;
export type PrivacySection = z.infer<typeof section>;
