import { z } from 'zod';
import { mediaUploadText as text } from '#/i18n/tr/media-upload.ts';

/** A file that comes in parts, and may go on after a break. */
export interface BegunUpload {
  id: string;
  /** Bytes of the whole file. */
  size: number;
  /** Bytes that are here: the next part begins at this offset. */
  received: number;
}

export const begunPath = '/api/media/uploads';

/** The header of a part that says how many bytes are there already. */
export const offsetHeader = 'upload-offset';

/** Parts are smaller than the longest JSON, so that they fit whatever lets that through. */
export const longestPart = 512 * 1024;

export const uploadBeginSchema = z.object({
  name: z.string({ error: text.nameInvalid }).max(1000, text.nameInvalid),
  size: z.int({ error: text.sizeInvalid }).min(0, text.sizeInvalid),
});
