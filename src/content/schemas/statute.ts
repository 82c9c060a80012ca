import { z } from 'zod';
import { words } from './text.ts';

const article = z.strictObject({
  number: z.int().positive('must be above 0'),
  title: words,
  paragraphs: z.array(words).min(1, 'has no paragraph'),
});

export const statuteSchema = z.strictObject({
  title: words,
  introduction: words,
  /** When the general assembly adopted this version. */
  adoptedOn: z.iso.date('is not a date, YYYY-MM-DD'),
  articles: z
    .array(article)
    .length(46, 'must have 46 articles')
    .refine(
      (articles) => articles.every(({ number }, index) => number === index + 1),
      'is not numbered 1, 2, 3 … in order',
    ),
});

export type Statute = z.infer<typeof statuteSchema>;
export type StatuteArticle = z.infer<typeof article>;
