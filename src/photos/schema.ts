import { z } from 'zod';
import { pictureAddress, storedId, withoutTurning } from '#/http/fields.ts';
import { photosText as text } from '#/i18n/tr/photos.ts';
import type { LibraryPicture } from '#/media/library-picture.ts';
import { defaultCategory, longestCategory } from './categories.ts';

/** Characters. */
const longest = { title: 300, category: longestCategory, description: 2000 };

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

/** A photo as a client may write it, before defaults. */
export type PhotoInput = z.input<typeof photoDraftSchema>;
export type PhotoDraft = z.output<typeof photoDraftSchema>;

export interface Photo {
  id: number;
  imageUrl: string;
  title: string;
  description: string;
  category: string;
  operationId: number | null;
}

export type GalleryPhoto = Omit<Photo, 'operationId'>;

/** Keys are addresses; only pictures of the library are in it. */
export type GalleryPictures = Record<string, LibraryPicture>;
