import { z } from 'zod';
import { photoCategories } from '#/content/kinds.ts';
import { time } from '#/http/answers.server.ts';
import { named } from '#/http/call-shape.server.ts';
import { toPageNumber } from '#/http/page-number.ts';
import { libraryPictureAnswer } from '#/media/answers.server.ts';
import { allPhotos } from './list-query.ts';

/** An empty value filters nothing, as a missing one. */
export const photoListAsked = z
  .object({
    category: z.string().transform((name) => (name === allPhotos ? undefined : name || undefined)),
    operationId: z.string().transform((id) => id || undefined),
  })
  .partial();

/** An unknown value counts as missing, as in the address of the page (`readGalleryQuery`). */
export const galleryAsked = z
  .object({
    category: z.enum(photoCategories).optional().catch(undefined),
    page: z.preprocess(toPageNumber, z.int()),
  })
  .partial();

export const photoAnswer = named(
  'Photo',
  z.object({
    id: z.int(),
    imageUrl: z.string(),
    title: z.string(),
    description: z.string(),
    category: z.string(),
    operationId: z.int().nullable(),
    /** Rises with each change. */
    version: z.int(),
    updatedAt: time,
  }),
);
export type Photo = z.output<typeof photoAnswer>;

export const galleryPartAnswer = named(
  'GalleryPart',
  z.object({
    photos: z.array(photoAnswer.omit({ operationId: true, version: true, updatedAt: true })),
    /** Keys are addresses; only pictures of the library are in it. */
    pictures: z.record(z.string(), libraryPictureAnswer),
    /** Of its category, on all pages. */
    total: z.int(),
  }),
);
export type GalleryPart = z.output<typeof galleryPartAnswer>;

export const photoChoicesAnswer = named(
  'PhotoChoices',
  z.object({
    categories: z.array(z.string()),
    /** Those that have photos, the newest first. */
    operations: z.array(z.object({ id: z.int(), title: z.string() })),
  }),
);
export type PhotoChoices = z.output<typeof photoChoicesAnswer>;
