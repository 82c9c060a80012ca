import { z } from 'zod';
import { newsCategories } from '#/content/kinds.ts';
import { newsText as text } from '#/i18n/tr/news.ts';

const required = (message: string, longest: { characters: number; message: string }) =>
  z
    .string({ error: message })
    .refine((value) => value.trim() !== '', message)
    .max(longest.characters, longest.message);

/** An address on this site or on the web; a scheme such as `javascript:` is refused. */
const pictureUrl = z
  .string()
  .trim()
  .max(2000, text.imageUrlInvalid)
  .refine((url) => !/^[a-z][a-z0-9+.-]*:/i.test(url) || /^https?:\/\//i.test(url), text.imageUrlInvalid);

/** What the create and update calls take (SPEC section 7). `version` guards against a stale save; it may be left out. */
export const newsDraftSchema = z.object({
  title: required(text.titleRequired, { characters: 300, message: text.titleTooLong }),
  excerpt: required(text.excerptRequired, { characters: 1000, message: text.excerptTooLong }),
  content: required(text.contentRequired, { characters: 200_000, message: text.contentTooLong }),
  category: z.enum(newsCategories, { error: text.categoryRequired }),
  imageUrl: pictureUrl.nullish().transform((url) => url || null),
  images: z.array(pictureUrl.min(1, text.imageUrlInvalid)).max(50, text.tooManyImages).default([]),
  published: z.boolean().default(false),
  version: z.int().positive().optional(),
});

/** A draft as a client may write it, before defaults. */
export type NewsInput = z.input<typeof newsDraftSchema>;
/** A draft as the store takes it. */
export type NewsDraft = z.output<typeof newsDraftSchema>;

/** One article as the API gives it (DESIGN section 5). Times are ISO 8601 UTC. */
export interface News {
  id: number;
  title: string;
  content: string;
  excerpt: string;
  category: string;
  imageUrl: string | null;
  images: string[];
  published: boolean;
  createdAt: string;
  updatedAt: string;
  version: number;
}

/** What a card shows: lists never carry the article's text. */
export type NewsSummary = Pick<
  News,
  'id' | 'title' | 'excerpt' | 'category' | 'imageUrl' | 'createdAt' | 'updatedAt'
>;

/** A published article with its text as safe HTML, as its page shows it. */
export interface Article extends News {
  html: string;
}
