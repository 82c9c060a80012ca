import { z } from 'zod';
import { pictureAddress, slug, words, year } from './text.ts';

const socialActivity = z.strictObject({
  id: slug,
  year,
  title: words,
  description: words,
  images: z.array(pictureAddress),
});

export const socialActivitiesSchema = z.array(socialActivity).min(1, 'has no entry');

export type SocialActivity = z.infer<typeof socialActivity>;
