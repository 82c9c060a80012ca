import { z } from 'zod';
import { photosBulkText as text } from '#/i18n/tr/photos-bulk.ts';
import { mostAtOnce, photoBatchSchema } from '../../schema.ts';
import { photoFormSchema } from '../photo-form-schema.ts';

/** The pictures stand in the order in which they were chosen. Without a title, operation or category name them. */
export const bulkFormSchema = z.object({
  pictures: z.array(z.string()).min(1, text.none).max(mostAtOnce, text.tooMany(mostAtOnce)),
  operationId: photoFormSchema.shape.operationId,
  category: photoFormSchema.shape.category,
  title: z.string().trim().max(300),
  credit: photoBatchSchema.shape.credit,
});

export type BulkForm = z.input<typeof bulkFormSchema>;
export type BulkDraft = z.output<typeof bulkFormSchema>;
