import { z } from 'zod';
import { pictureAddress, storedId } from '#/http/fields.ts';
import { withoutTurning } from '#/http/without-turning.ts';
import { mediaDetailsText as details } from '#/i18n/tr/media-details.ts';
import { photosText as text } from '#/i18n/tr/photos.ts';
import type { LibraryPicture } from '#/media/library-picture.ts';
import { longest as longestOfMedia } from '#/media/schema.ts';
import { defaultCategory, longestCategory } from './categories.ts';

/** Characters. */
export const longest = { title: 300, category: longestCategory, description: 2000 };

/** Clients may leave out `operationId`. */
export const photoDraftSchema = z.object({
  title: z
    .string({ error: text.titleRequired })
    .overwrite(withoutTurning)
    .trim()
    .min(1, text.titleRequired)
    .max(longest.title, text.titleTooLong(longest.title)),
  imageUrl: z
    .string({ error: text.imageUrlRequired })
    .trim()
    .min(1, text.imageUrlRequired)
    .pipe(pictureAddress(text.imageUrlInvalid)),
  category: z
    .string({ error: text.categoryInvalid })
    .trim()
    .max(longest.category, text.categoryTooLong(longest.category))
    .nullish()
    .transform((category) => category || defaultCategory),
  description: z
    .string({ error: text.descriptionInvalid })
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
  credit: z
    .string()
    .trim()
    .max(longestOfMedia.credit, details.creditTooLong(longestOfMedia.credit))
    .nullish()
    .transform((credit) => credit ?? ''),
});

export const mostOrdered = 2000;

/** Photos that change places with each other, each once, in their new order. */
export const photoOrderSchema = z.object({
  ids: z
    .array(storedId(text.orderInvalid), { error: text.orderInvalid })
    .min(1, text.orderInvalid)
    .max(mostOrdered, text.tooManyOrdered(mostOrdered))
    .refine((ids) => new Set(ids).size === ids.length, text.orderInvalid),
});

/** A photo as a client may write it, before defaults. */
export type PhotoInput = z.input<typeof photoDraftSchema>;
export type PhotoDraft = z.output<typeof photoDraftSchema>;
export type PhotoChangeInput = z.input<typeof photoChangeSchema>;
export type PhotoChange = z.output<typeof photoChangeSchema>;
export type PhotoBatchInput = z.input<typeof photoBatchSchema>;
export type PhotoBatch = z.output<typeof photoBatchSchema>;

export interface Photo {
  id: number;
  imageUrl: string;
  title: string;
  description: string;
  category: string;
  operationId: number | null;
  /** Rises with each change. */
  version: number;
  /** ISO 8601 UTC. */
  updatedAt: string;
}

export type GalleryPhoto = Omit<Photo, 'operationId' | 'version' | 'updatedAt'>;

/** Keys are addresses; only pictures of the library are in it. */
export type GalleryPictures = Record<string, LibraryPicture>;

/** One page of the gallery, as visitors see it. */
export interface GalleryPart {
  photos: GalleryPhoto[];
  pictures: GalleryPictures;
  /** Of its category, on all pages. */
  total: number;
}
