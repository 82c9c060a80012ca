import { z } from 'zod';
import { pictureAddress, sitePath, words } from './text.ts';

const slide = z.strictObject({
  imageUrl: pictureAddress,
  alt: words,
  title: words,
  sentence: words,
  link: z.strictObject({ label: words, path: sitePath }),
});

export const homeSchema = z.strictObject({
  slides: z.array(slide).length(7, 'must have seven slides'),
  about: z.strictObject({
    title: words,
    paragraphs: z.array(words).min(1, 'has no paragraph'),
    linkLabel: words,
  }),
  donationCall: z.strictObject({ title: words, text: words, buttonLabel: words }),
  volunteerCall: z.strictObject({ title: words, text: words, buttonLabel: words, moreLabel: words }),
});

export type Home = z.infer<typeof homeSchema>;
export type Slide = Home['slides'][number];
