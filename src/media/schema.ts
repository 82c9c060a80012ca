import { z } from 'zod';
import { mediaPanelText as text } from '#/i18n/tr/media-panel.ts';

/** One uploaded picture as the API gives it (SPEC section 3, DESIGN section 5). */
export interface Media {
  id: number;
  url: string;
  originalName: string;
  /** Bytes. */
  size: number;
  mimetype: string;
  /** ISO 8601 UTC. */
  uploadedAt: string;
  /** Pixels, as the picture stands upright. */
  width: number;
  height: number;
  /** A small copy; missing until it has been made. */
  thumbnailUrl?: string;
}

/** A picture as its upload answers it. */
export interface UploadedMedia extends Media {
  /** The file told where it was taken; what was kept does not. */
  locationRemoved: boolean;
}

/** What an upload answers: `files[0].url` goes into the form. */
export interface Upload {
  files: UploadedMedia[];
}

/** A larger file is refused; the panel says so before it sends one. */
export const mostMegabytes = 25;

/** So many pictures one deletion may name. */
export const mostDeleted = 500;

/** What the delete call takes (SPEC section 7): each picture once, however often it is named. */
export const mediaDeletionSchema = z.object({
  fileIds: z
    .array(
      z.int(text.deletionInvalid).min(1, text.deletionInvalid).max(2_147_483_647, text.deletionInvalid),
      {
        error: text.deletionInvalid,
      },
    )
    .min(1, text.deletionInvalid)
    .max(mostDeleted, text.tooManyDeleted(mostDeleted))
    .transform((ids) => [...new Set(ids)]),
});
