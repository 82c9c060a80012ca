import { z } from 'zod';
import { emailAddress, words } from './text.ts';

const liaison = z.strictObject({ city: words, name: words, email: emailAddress });

export const representativesSchema = z.strictObject({
  title: words,
  introduction: words,
  /** What search engines and shared links say of the page. */
  description: words,
  representation: z.strictObject({
    title: words,
    name: words,
    email: emailAddress,
    text: words,
  }),
  liaisons: z.strictObject({
    title: words,
    text: words,
    entries: z.array(liaison).min(1, 'has no entry'),
  }),
});

export type Representatives = z.infer<typeof representativesSchema>;
export type Liaison = z.infer<typeof liaison>;
