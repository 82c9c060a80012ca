import { z } from 'zod';
import { largestId, readableText } from '#/http/fields.ts';
import { mediaDetailsText as details } from '#/i18n/tr/media-details.ts';
import { mediaPanelText as text } from '#/i18n/tr/media-panel.ts';
import { mediaWebText as web } from '#/i18n/tr/media-web.ts';
import type { Binned } from '#/stored/bin.ts';
import type { StoredKind } from '#/stored/kinds.ts';
import { mostDeleted } from './limits.ts';

export interface Media {
  id: number;
  url: string;
  originalName: string;
  /** In bytes. */
  size: number;
  mimetype: string;
  /** ISO 8601, UTC. */
  uploadedAt: string;
  /** In pixels, upright. */
  width: number;
  height: number;
  thumbnailUrl?: string;
  altText: string;
  credit: string;
  /** How the people in it agreed (KVKK). */
  consentNote: string;
  /** The point that crops keep, in percent of width and height. */
  focusX: number;
  focusY: number;
  isHidden: boolean;
  /** Includes places in the bin. */
  useCount: number;
  /** Addresses on other sites that it is shown for; only in lists, and only when there are any. */
  copyOf?: string[];
  /** Only in lists, and only when there are any. */
  operations?: OperationOfPicture[];
}

export interface OperationOfPicture {
  id: number;
  title: string;
}

export interface UploadedMedia extends Media {
  isDuplicate?: true;
  /** The uploaded file had its location in it; the stored one has not. */
  locationRemoved?: boolean;
}

export interface Upload {
  files: UploadedMedia[];
  /** Instead of a file, when an address was given and nothing could be had from it now. */
  waiting?: WaitingPicture;
}

/** Of another site, of which the library has no copy yet. */
export interface WaitingPicture {
  address: string;
  originalName: string;
  /** Nobody tries again by itself after it has failed. */
  copyState: 'waiting' | 'failed';
  /** Why it did not come at the last attempt; empty before the first. */
  copyFailure: string;
}

export interface PictureUse {
  mediaId: number;
  originalName: string;
  kind: StoredKind | 'document';
  /** Of the article, operation, photo or document. */
  id: number;
  title: string;
  place: 'cover' | 'extra' | 'text' | 'photo';
  isInBin: boolean;
}

/** The title is the name of the uploaded file. */
export type BinnedMedia = Binned;

export const mostMegabytes = 25;

/** Browsers support addresses up to some 2000 characters. */
export const mediaAddressSchema = z.object({
  url: z
    .string({ error: web.missing })
    .trim()
    .min(1, web.missing)
    .max(2000, web.notAnAddress)
    .meta({ pattern: '^\\s*[Hh][Tt][Tt][Pp][Ss]?://' }),
});

/** As the list of those that wait gives it. */
export const waitingAddressSchema = z.object({ address: z.url({ error: web.missing }) });

/** Repeated ids count once. `force` also deletes pictures that are in use. */
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

const shortText = (most: number, message: string) => readableText().trim().max(most, message);
const percent = z
  .int({ error: details.focusInvalid })
  .min(0, details.focusInvalid)
  .max(100, details.focusInvalid);

export const longest = { originalName: 200, altText: 500, credit: 200, consentNote: 1000 };

/** Missing fields stay as they are. */
export const mediaChangeSchema = z
  .object({
    originalName: readableText(details.nameInvalid)
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
