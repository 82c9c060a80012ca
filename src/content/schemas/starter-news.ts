import { z } from 'zod';
import { newsCategories } from '../kinds.ts';
import { pictureAddress, words } from './text.ts';

const article = z.strictObject({
  title: words,
  excerpt: words,
  /** Markdown without raw HTML. */
  content: words,
  category: z.enum(newsCategories, 'is not one of the five news categories'),
  imageUrl: pictureAddress.nullable(),
  images: z.array(pictureAddress),
  published: z.boolean(),
  /** Title of the operation in starter-operations.ts that the article tells of. */
  operation: words.optional(),
  createdAt: z.iso.datetime('is not a moment such as 2026-11-15T09:00:00Z'),
});

export const starterNewsSchema = z
  .array(article)
  .refine((articles) => articles.every(isNotOlderThanNext), 'is not sorted newest first');

export type StarterNews = z.infer<typeof starterNewsSchema>;
export type StarterArticle = z.infer<typeof article>;

function isNotOlderThanNext(article: StarterArticle, index: number, articles: StarterArticle[]): boolean {
  const next = articles[index + 1];
  return next === undefined || article.createdAt >= next.createdAt;
}
