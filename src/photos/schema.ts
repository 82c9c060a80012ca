import { z } from 'zod';
import { pictureAddress, readableText, storedId } from '#/http/fields.ts';
import { mediaDetailsText as details } from '#/i18n/tr/media-details.ts';
import { photosText as text } from '#/i18n/tr/photos.ts';
import type { LibraryPicture } from '#/media/answers.server.ts';
import { longest as longestOfMedia } from '#/media/schema.ts';
import type { Photo } from './answers.server.ts';
import { defaultCategory, longestCategory } from './categories.ts';

/** Characters. */
export const longest = { title: 300, category: longestCategory, description: 2000 };

/** Clients may leave out `operationId`. */
export const photoDraftSchema = z.object({
  title: readableText(text.titleRequired)
    .trim()
    .min(1, text.titleRequired)
    .max(longest.title, text.titleTooLong(longest.title)),
  imageUrl: z
    .string({ error: text.imageUrlRequired })
    .trim()
    .min(1, text.imageUrlRequired)
    .pipe(pictureAddress(text.imageUrlInvalid)),
  category: readableText(text.categoryInvalid)
    .trim()
    .max(longest.category, text.categoryTooLong(longest.category))
    .nullish()
    .transform((category) => category || defaultCategory),
  description: readableText(text.descriptionInvalid)
    .trim()
    .max(longest.description, text.descriptionTooLong(longest.description))
    .nullish()
    .transform((description) => description ?? ''),
  operationId: storedId(text.operationUnknown)
    .nullish()
    .transform((id) => id ?? null),
});

/** Without `operationId` the stored one stays as it is. `version` guards against a stale save; it may be left out. */
export const photoChangeSchema = photoDraftSchema.extend({
  operationId: storedId(text.operationUnknown).nullish(),
  version: z.int().positive().optional(),
});

export const mostAtOnce = 100;

/** What several new photos have in common is said once. The first of them is to stand first. */
export const photoBatchSchema = photoDraftSchema.pick({ category: true, operationId: true }).extend({
  photos: z
    .array(photoDraftSchema.pick({ title: true, imageUrl: true }), { error: text.batchInvalid })
    .min(1, text.batchInvalid)
    .max(mostAtOnce, text.batchTooLarge(mostAtOnce)),
  /** Who took them; for pictures of the library that do not say so yet. */
  credit: readableText()
    .trim()
    .max(longestOfMedia.credit, details.creditTooLong(longestOfMedia.credit))
    .nullish()
    .transform((credit) => credit ?? ''),
});

export const mostMoved = 100;

const orderedId = storedId(text.orderInvalid);

/** A photo and where it is to stand: before all others, behind all, or behind one of them. */
const photoMoveSchema = z
  .object(
    {
      id: orderedId,
      place: z.union([z.enum(['first', 'last']), z.object({ after: orderedId })], {
        error: text.orderInvalid,
      }),
    },
    { error: text.orderInvalid },
  )
  .refine(({ id, place }) => typeof place === 'string' || place.after !== id, text.orderInvalid);

/** Carried out one after the other. */
export const photoOrderSchema = z.object({
  moves: z
    .array(photoMoveSchema, { error: text.orderInvalid })
    .min(1, text.orderInvalid)
    .max(mostMoved, text.tooManyMoved(mostMoved)),
});

/** A photo as a client may write it, before defaults. */
export type PhotoInput = z.input<typeof photoDraftSchema>;
export type PhotoDraft = z.output<typeof photoDraftSchema>;
export type PhotoChangeInput = z.input<typeof photoChangeSchema>;
export type PhotoChange = z.output<typeof photoChangeSchema>;
export type PhotoBatchInput = z.input<typeof photoBatchSchema>;
export type PhotoMove = z.infer<typeof photoMoveSchema>;
export type PhotoBatch = z.output<typeof photoBatchSchema>;

export type GalleryPhoto = Omit<Photo, 'operationId' | 'version' | 'updatedAt'>;

/** Keys are addresses; only pictures of the library are in it. */
export type GalleryPictures = Record<string, LibraryPicture>;
