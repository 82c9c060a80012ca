import { z } from 'zod';
import type { Binned } from '#/http/answers.server.ts';
import { largestId, readableText } from '#/http/fields.ts';
import { mediaCutText } from '#/i18n/tr/media-cut.ts';
import { mediaDetailsText as details } from '#/i18n/tr/media-details.ts';
import { mediaPanelText as text } from '#/i18n/tr/media-panel.ts';
import { mediaWebText as web } from '#/i18n/tr/media-web.ts';
import { mostDeleted } from './limits.ts';

/** The title is the name of the uploaded file. */
export type BinnedMedia = Binned;

export const mostMegabytes = 25;
export const megabyte = 1024 * 1024;
/** Bytes. */
export const largestFile = mostMegabytes * megabyte;

/** Browsers support addresses up to some 2000 characters. */
export const mediaAddressSchema = z.object({
  url: z
    .string({ error: web.missing })
    .trim()
    .min(1, web.missing)
    .max(2000, web.notAnAddress)
    .meta({ pattern: '^\\s*[Hh][Tt][Tt][Pp][Ss]?://' }),
});

/** Address of a picture that is waited for, as their list gives it. */
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

/** Words of a picture, and the point that its crops keep. */
export const mediaWordsSchema = z.object({
  originalName: readableText(details.nameInvalid)
    .trim()
    .min(1, details.nameInvalid)
    .max(longest.originalName, details.nameInvalid),
  altText: shortText(longest.altText, details.altTextTooLong(longest.altText)),
  credit: shortText(longest.credit, details.creditTooLong(longest.credit)),
  consentNote: shortText(longest.consentNote, details.consentTooLong(longest.consentNote)),
  focusX: percent,
  focusY: percent,
});

const words = mediaWordsSchema.partial();

/** Missing fields stay as they are. */
export const mediaChangeSchema = words
  .extend({
    isHidden: z.boolean({ error: details.hiddenInvalid }).optional(),
    over: words
      .optional()
      .describe(
        'What the fields held when the change was begun: refused when one of them holds something else by now.',
      ),
  })
  .refine(({ over: _, ...change }) => Object.keys(change).length > 0, details.nothingToChange);

export type MediaChange = z.output<typeof mediaChangeSchema>;

const share = z.number(mediaCutText.invalid).min(0, mediaCutText.invalid).max(100, mediaCutText.invalid);
const crop = z.object({ left: share, top: share, width: share, height: share }, mediaCutText.invalid);

/** First a picture is turned, clockwise; then the area, in percent of what was turned, becomes a new picture. */
export const cutSchema = z
  .object({ turn: z.literal([0, 90, 180, 270], mediaCutText.invalid), crop })
  .refine(
    ({ crop: { left, top, width, height } }) => Math.max(left + width, top + height) < 100.001,
    mediaCutText.invalid,
  )
  .refine(
    ({ turn, crop: { width, height } }) => turn > 0 || Math.min(width, height) < 100,
    mediaCutText.nothing,
  );

export type Cut = z.output<typeof cutSchema>;
