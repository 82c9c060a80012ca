import { z } from 'zod';
import { largestId } from '#/http/largest-id.ts';
import { mediaDetailsText as details } from '#/i18n/tr/media-details.ts';
import { mediaPanelText as text } from '#/i18n/tr/media-panel.ts';
import { mediaWebText as web } from '#/i18n/tr/media-web.ts';
import type { Binned } from '#/stored/bin.ts';
import type { StoredKind } from '#/stored/kinds.ts';

/** One uploaded picture as the API gives it. */
export interface Media {
  id: number;
  /** On this site; elsewhere as long as the copy of a picture from there has not come. */
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
  /** What is to be seen in it; empty where nobody has written it yet. */
  altText: string;
  /** Who took it. */
  credit: string;
  /** How the people in it agreed (KVKK). */
  consentNote: string;
  /** The point that crops keep, in percent of width and height. */
  focusX: number;
  focusY: number;
  /** Taken off every public page. */
  isHidden: boolean;
  /** In so many places it is used, those in the bin included. */
  useCount: number;
  /** Of a picture from elsewhere whose copy has not come: whether it is still tried for. It has no bytes and no size. */
  copyState?: 'waiting' | 'failed';
  /** Why the last attempt failed, in a sentence. */
  copyFailure?: string;
  /** Addresses elsewhere that pages show this picture for; only in the list, and only where there are any. */
  copyOf?: string[];
}

/** What an upload tells of one picture. */
export interface UploadedMedia extends Media {
  /** The library had the same file already: this is that one. */
  isDuplicate?: true;
  /** The file told where it was taken; the kept one does not. */
  locationRemoved?: boolean;
}

/** What an upload answers: `files[0].url` goes into the form. */
export interface Upload {
  files: UploadedMedia[];
}

/** One place where a picture is used. */
export interface PictureUse {
  mediaId: number;
  originalName: string;
  kind: StoredKind;
  /** Of the article, operation or photo. */
  id: number;
  title: string;
  place: 'cover' | 'extra' | 'text' | 'photo';
  isInBin: boolean;
}

/** A picture in the bin; its title is the name it was uploaded under. */
export type BinnedMedia = Binned;

/** A larger file is refused; the panel says so before it sends one. */
export const mostMegabytes = 25;

/** What the call takes that fetches a picture from elsewhere; browsers go no further than some 2000 characters. */
export const mediaAddressSchema = z.object({
  url: z.string({ error: web.missing }).trim().min(1, web.missing).max(2000, web.notAnAddress),
});

/** So many pictures one deletion may name. */
export const mostDeleted = 500;

/**
 * What the delete call takes: each picture once, however often it is named. `force` deletes pictures
 * that are in use, too.
 */
export const mediaDeletionSchema = z.object({
  fileIds: z
    .array(z.int(text.deletionInvalid).min(1, text.deletionInvalid).max(largestId, text.deletionInvalid), {
      error: text.deletionInvalid,
    })
    .min(1, text.deletionInvalid)
    .max(mostDeleted, text.tooManyDeleted(mostDeleted))
    .transform((ids) => [...new Set(ids)]),
  force: z.boolean().default(false),
});

const shortText = (most: number, message: string) => z.string().trim().max(most, message);
const percent = z
  .int({ error: details.focusInvalid })
  .min(0, details.focusInvalid)
  .max(100, details.focusInvalid);

/** So many characters the texts of a picture may have. */
export const longest = { originalName: 200, altText: 500, credit: 200, consentNote: 1000 };

/** What the update call takes; what is left out stays as it is. */
export const mediaChangeSchema = z
  .object({
    originalName: z
      .string({ error: details.nameInvalid })
      .trim()
      .min(1, details.nameInvalid)
      .max(longest.originalName, details.nameInvalid),
    altText: shortText(longest.altText, details.altTextTooLong(longest.altText)),
    credit: shortText(longest.credit, details.creditTooLong(longest.credit)),
    consentNote: shortText(longest.consentNote, details.consentTooLong(longest.consentNote)),
    focusX: percent,
    focusY: percent,
    isHidden: z.boolean({ error: details.hiddenInvalid }),
  })
  .partial()
  .refine((change) => Object.keys(change).length > 0, details.nothingToChange);

export type MediaChange = z.output<typeof mediaChangeSchema>;
