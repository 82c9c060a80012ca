import { z } from 'zod';
import { newsCategories } from '#/content/kinds.ts';
import { optionalPictureAddress, pictureAddress, requiredText } from '#/http/fields.ts';
import { newsText as text } from '#/i18n/tr/news.ts';

/** What the create and update calls take. `version` guards against a stale save; it may be left out. */
export const newsDraftSchema = z.object({
  title: requiredText(text.titleRequired, { characters: 300, message: text.titleTooLong }),
  excerpt: requiredText(text.excerptRequired, { characters: 1000, message: text.excerptTooLong }),
  content: requiredText(text.contentRequired, { characters: 200_000, message: text.contentTooLong }),
  category: z.enum(newsCategories, { error: text.categoryRequired }),
  imageUrl: optionalPictureAddress(text.imageUrlInvalid),
  images: z
    .array(pictureAddress(text.imageUrlInvalid).min(1, text.imageUrlInvalid))
    .max(50, text.tooManyImages)
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
