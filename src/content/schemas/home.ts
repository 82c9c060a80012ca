import { z } from 'zod';
import { pictureAddress, words } from './text.ts';

export const homeSchema = z.strictObject({
  slides: z
    .array(z.strictObject({ imageUrl: pictureAddress, alt: words, title: words, sentence: words }))
    .length(7, 'must have seven slides'),
  about: z.strictObject({
    title: words,
    paragraphs: z.array(words).min(1, 'has no paragraph'),
    linkLabel: words,
  }),
  volunteerCall: z.strictObject({ title: words, text: words, buttonLabel: words }),
});

export type Home = z.infer<typeof homeSchema>;
export type Slide = Home['slides'][number];
