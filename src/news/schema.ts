import { z } from 'zod';
import { newsCategories } from '#/content/kinds.ts';
import { moment, optionalPictureAddress, pictureAddress, requiredText, storedId } from '#/http/fields.ts';
import { newsRefusalText as text } from '#/i18n/tr/news-refusals.ts';
import { publishingText } from '#/i18n/tr/publishing.ts';
import type { News } from './answers.server.ts';

export const mostImages = 50;

/** For a press archive; an earlier year is a slip of the finger. */
const earliest = '1990-01-01T00:00:00.000Z';

/**
 * Without `operationId` or `publishAt` the stored one stays as it is. `version` guards against a stale save; it may be
 * left out. What is `published` with a `publishAt` to come waits for it; with `isPlan` it is refused when that time is over.
 */
export const newsDraftSchema = z.object({
  title: requiredText(text.titleRequired, { most: 300, tooLong: text.titleTooLong }),
  excerpt: requiredText(text.excerptRequired, { most: 1000, tooLong: text.excerptTooLong }),
  content: requiredText(text.contentRequired, { most: 60_000, tooLong: text.contentTooLong }),
  category: z.enum(newsCategories, { error: text.categoryRequired }),
  imageUrl: optionalPictureAddress(text.imageUrlInvalid),
  images: z
    .array(pictureAddress(text.imageUrlInvalid).min(1, text.imageUrlInvalid))
    .max(mostImages, text.tooManyImages(mostImages))
    .default([]),
  operationId: storedId(text.operationUnknown).nullish(),
  published: z.boolean().default(false),
  publishAt: moment(publishingText.timeInvalid)
    .refine((at) => at >= earliest, text.publishAtTooEarly)
    .nullish(),
  isPlan: z.literal(true).optional(),
  version: z.int().positive().optional(),
});

/** False for the category of an earlier version that no longer exists. */
export const isNewsCategory = (name: string) => newsDraftSchema.shape.category.safeParse(name).success;

/** A draft as a client may write it, before defaults. */
export type NewsInput = z.input<typeof newsDraftSchema>;
export type NewsDraft = z.output<typeof newsDraftSchema>;

/** What the lists of visitors show of an article. */
export type NewsSummary = Pick<News, 'id' | 'title' | 'excerpt' | 'category' | 'imageUrl' | 'createdAt'>;

export type NewsForFeed = NewsSummary & Pick<News, 'updatedAt'>;

/** `html` is the text as safe HTML. */
export interface Article extends News {
  html: string;
}
