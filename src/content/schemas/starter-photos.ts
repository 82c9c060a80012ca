import { z } from 'zod';
import { photoCategories } from '../kinds.ts';
import { pictureAddress, words } from './text.ts';

const starterPhoto = z.strictObject({
  title: words,
  description: words,
  category: z.enum(photoCategories, 'is not operations, training, events or equipment'),
  imageUrl: pictureAddress,
});

export const starterPhotosSchema = z.array(starterPhoto);

export type StarterPhoto = z.infer<typeof starterPhoto>;
