import { z } from 'zod';
import { newsCategories } from '#/content/kinds.ts';
import { optionalPictureAddress, pictureAddress, requiredText } from '#/http/fields.ts';
import { newsText as text } from '#/i18n/tr/news.ts';

const mostImages = 50;

/** What the create and update calls take. `version` guards against a stale save; it may be left out. */
export const newsDraftSchema = z.object({
  title: requiredText(text.titleRequired, { most: 300, tooLong: text.titleTooLong }),
  excerpt: requiredText(text.excerptRequired, { most: 1000, tooLong: text.excerptTooLong }),
  content: requiredText(text.contentRequired, { most: 200_000, tooLong: text.contentTooLong }),
  category: z.enum(newsCategories, { error: text.categoryRequired }),
  imageUrl: optionalPictureAddress(text.imageUrlInvalid),
  images: z
    .array(pictureAddress(text.imageUrlInvalid).min(1, text.imageUrlInvalid))
    .max(mostImages, text.tooManyImages(mostImages))
    .default([]),
  published: z.boolean().default(false),
  version: z.int().positive().optional(),
});

/** Whether an article may be saved in this category: an earlier version may be in one that is gone. */
export const isNewsCategory = (name: string) => newsDraftSchema.shape.category.safeParse(name).success;

/** A draft as a client may write it, before defaults. */
export type NewsInput = z.input<typeof newsDraftSchema>;
/** A draft as the store takes it. */
export type NewsDraft = z.output<typeof newsDraftSchema>;

/** One article as the API gives it: what a draft holds, and what the server adds. Times are ISO 8601 UTC. */
export interface News extends Omit<NewsDraft, 'version' | 'category'> {
  id: number;
  /** May be one that is gone. */
  category: string;
  createdAt: string;
  updatedAt: string;
  /** Rises with each change. */
  version: number;
}

/** What a card shows: lists never carry the article's text. */
export type NewsSummary = Pick<
  News,
  'id' | 'title' | 'excerpt' | 'category' | 'imageUrl' | 'createdAt' | 'updatedAt'
>;

/** One version that an article has had. */
export interface NewsVersion extends Omit<News, 'id' | 'createdAt' | 'updatedAt'> {
  /** ISO 8601 UTC. */
  savedAt: string;
  /** Username; empty where it is not known. */
  savedBy: string;
}

export type NewsVersionSummary = Pick<NewsVersion, 'version' | 'title' | 'published' | 'savedAt' | 'savedBy'>;

/** An article with its text as safe HTML, as its page shows it. */
export interface Article extends News {
  html: string;
}
