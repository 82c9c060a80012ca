import { z } from 'zod';
import { collection, type DraftInputOf, type DraftOf, type ItemOf } from '#/collections/collection.ts';
import { block, operation, requiredLine } from '#/collections/ordinary-fields.ts';
import { pictureAddress, readableText, storedId } from '#/http/fields.ts';
import { mediaDetailsText as details } from '#/i18n/tr/media-details.ts';
import { photosText as text } from '#/i18n/tr/photos.ts';
import type { LibraryPicture } from '#/media/answers.server.ts';
import { longest as longestOfMedia } from '#/media/schema.ts';
import { defaultCategory, longestCategory } from './categories.ts';

/** Characters. */
export const longest = { title: 300, category: longestCategory, description: 2000 };

/** Fields of a photo. */
export const photos = collection({
  kind: 'photo',
  file: 'src/photos/schema.ts',
  publication: 'none',
  isSigned: false,
  fields: {
    title: {
      ...requiredLine({ label: 'Başlık' }),
      draft: readableText(text.titleRequired)
        .trim()
        .min(1, text.titleRequired)
        .max(longest.title, text.titleTooLong(longest.title)),
    },
    imageUrl: {
      draft: z
        .string({ error: text.imageUrlRequired })
        .trim()
        .min(1, text.imageUrlRequired)
        .pipe(pictureAddress(text.imageUrlInvalid)),
      answer: z.string(),
      pictures: 'photo',
      input: {
        ...{ type: 'string', title: 'Görselin adresi', control: 'picture', isRequired: true },
        description: 'Bir görsel yükleyin, kitaplıktan seçin ya da adresini yazın.',
      },
    },
    category: {
      draft: readableText(text.categoryInvalid)
        .trim()
        .max(longest.category, text.categoryTooLong(longest.category))
        .nullable()
        .transform((category) => category || defaultCategory),
      answer: z.string(),
      first: defaultCategory,
      input: { type: 'string', title: 'Kategori', control: 'category', choices: text.categories },
    },
    description: {
      ...block({
        label: 'Açıklama',
        hint: 'İsteğe bağlı; fotoğraf büyütülünce başlığın altında görünür.',
        rows: 2,
      }),
      draft: readableText(text.descriptionInvalid)
        .trim()
        .max(longest.description, text.descriptionTooLong(longest.description))
        .nullable()
        .transform((description) => description ?? ''),
    },
    operationId: operation(text.operationUnknown),
  },
});

export type Photo = Omit<ItemOf<typeof photos>, 'createdAt'>;
export type PhotoInput = DraftInputOf<typeof photos>;
export type PhotoDraft = DraftOf<typeof photos>;

export const photoDraftSchema = photos.draftSchema;

export const mostAtOnce = 100;

/** Batch of new photos; what they have in common is said once. The first of them is to stand first. */
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

export type PhotoBatchInput = z.input<typeof photoBatchSchema>;
export type PhotoMove = z.infer<typeof photoMoveSchema>;
export type PhotoBatch = z.output<typeof photoBatchSchema>;

export type GalleryPhoto = Omit<Photo, 'operationId' | 'version' | 'updatedAt'>;

/** Keys are addresses; only pictures of the library are in it. */
export type GalleryPictures = Record<string, LibraryPicture>;
