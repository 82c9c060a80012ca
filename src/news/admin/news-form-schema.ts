import { z } from 'zod';
import { splitUrls } from '#/media/fields/picture-urls.ts';
import { newsDraftSchema } from '../schema.ts';

/** The form holds further pictures as one text of addresses separated by commas. */
const imagesText = z.string().transform((typed, context) => {
  const checked = newsDraftSchema.shape.images.safeParse(splitUrls(typed));
  if (checked.success) return checked.data;
  context.addIssue({ code: 'custom', message: checked.error.issues[0]?.message });
  return z.NEVER;
});

export const newsFormSchema = newsDraftSchema.omit({ version: true, publishAt: true }).extend({
  // the list holds the empty text until a category is chosen
  category: z.string().pipe(newsDraftSchema.shape.category),
  images: imagesText,
});

export type NewsFormInput = z.input<typeof newsFormSchema>;
export type NewsFormOutput = z.output<typeof newsFormSchema>;
