import { z } from 'zod';
import { pictureAddress, words, year } from './text.ts';

export const aboutSchema = z.strictObject({
  title: words,
  lead: words,
  picture: z.strictObject({ imageUrl: pictureAddress, alt: words }),
  paragraphs: z.array(words).min(1, 'has no paragraph'),
  timeline: z.array(z.strictObject({ year, title: words, text: words })).min(1, 'has no entry'),
  closing: z.array(words),
});

export type About = z.infer<typeof aboutSchema>;
