import { z } from 'zod';
import { readIstanbulTime } from '#/format/istanbul-time.ts';
import { publishingText as text } from '#/i18n/tr/publishing.ts';
import { splitAddresses } from '#/media/fields/addresses.ts';
import { news, newsDraftSchema } from '../schema.ts';

/** The form holds further pictures as one text of addresses separated by commas. */
const imagesText = z.string().transform((typed, context) => {
  const checked = news.fields.images.draft.safeParse(splitAddresses(typed));
  if (checked.success) return checked.data;
  context.addIssue({ code: 'custom', message: checked.error.issues[0]?.message });
  return z.NEVER;
});

/**
 * Time as the date field holds it, in Istanbul; null for at once, and '' while the person has not finished choosing.
 */
const localTime = z
  .string()
  .nullish()
  .transform((typed, context) => {
    if (typed === null || typed === undefined) return typed;
    const at = newsDraftSchema.shape.publishAt.safeParse(readIstanbulTime(typed));
    if (at.success && at.data) return at.data;
    context.addIssue({ code: 'custom', message: at.error?.issues[0]?.message ?? text.timeNeeded });
    return z.NEVER;
  });

export const newsFormSchema = newsDraftSchema.omit({ version: true, isPlan: true }).extend({
  // the list holds the empty text until a category is chosen
  category: z.string().pipe(news.fields.category.draft),
  images: imagesText,
  imageUrl: news.fields.imageUrl.draft,
  publishAt: localTime,
  published: z.boolean(),
});

export type NewsFormInput = z.input<typeof newsFormSchema>;
export type NewsFormOutput = z.output<typeof newsFormSchema>;
