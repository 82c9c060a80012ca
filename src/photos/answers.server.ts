import { z } from 'zod';
import { photoCategories } from '#/content/kinds.ts';
import { time } from '#/http/answers.server.ts';
import { named } from '#/http/call-shape.server.ts';
import { libraryPictureAnswer } from '#/media/answers.server.ts';
import type { PhotoChoices } from './list-choice.ts';
import type { GalleryPart, Photo } from './schema.ts';

/** Read by `list-query.ts` and `gallery-query.ts`, which name the cached answers, too. */
export const photoListAsked = z.object({ category: z.string(), operationId: z.string() }).partial();
export const galleryAsked = z.object({ category: z.enum(photoCategories), page: z.int() }).partial();

export const photoAnswer = named<Photo>('Photo')(
  z.object({
    id: z.int(),
    imageUrl: z.string(),
    title: z.string(),
    description: z.string(),
    category: z.string(),
    operationId: z.int().nullable(),
    version: z.int(),
    updatedAt: time,
  }),
);

export const galleryPartAnswer = named<GalleryPart>('GalleryPart')(
  z.object({
    photos: z.array(photoAnswer.omit({ operationId: true, version: true, updatedAt: true })),
    pictures: z.record(z.string(), libraryPictureAnswer),
    total: z.int(),
  }),
);

export const photoChoicesAnswer = named<PhotoChoices>('PhotoChoices')(
  z.object({
    categories: z.array(z.string()),
    operations: z.array(z.object({ id: z.int(), title: z.string() })),
  }),
);
