import { z } from 'zod';
import { slug, words, year } from './text.ts';

const pressItem = z.strictObject({
  id: slug,
  year,
  title: words,
  description: words,
  videoFile: z
    .string()
    .regex(/^\/videos\/[a-z0-9-]+\.(mp4|webm)$/, 'is not a video address, such as /videos/gece-aramasi.mp4')
    .nullable(),
  channel: words,
});

export const pressSchema = z.array(pressItem).min(1, 'has no entry');

export type PressItem = z.infer<typeof pressItem>;
