import { readCategory } from '../category-names.ts';
import { photoDraftSchema } from '../schema.ts';

/** The form shows categories by their Turkish names. */
export const photoFormSchema = photoDraftSchema.extend({
  category: photoDraftSchema.shape.category.transform(readCategory),
});
