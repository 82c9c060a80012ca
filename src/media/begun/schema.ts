import { z } from 'zod';
import { mediaUploadText as text } from '#/i18n/tr/media-upload.ts';

export const uploadBeginSchema = z.object({
  name: z.string({ error: text.nameInvalid }).max(1000, text.nameInvalid),
  size: z.int({ error: text.sizeInvalid }).min(0, text.sizeInvalid),
});
