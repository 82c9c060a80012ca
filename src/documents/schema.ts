import { z } from 'zod';
import { largestId, moment } from '#/http/fields.ts';
import { publishingText as text } from '#/i18n/tr/publishing.ts';
import { longestQuery } from './find-fields.ts';

export const documentDraftSchema = z.object({
  version: z.int(),
  value: z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())]),
  published: z.boolean(),
  publishAt: moment(text.timeInvalid).nullable().default(null),
});

export type DocumentDraft = z.infer<typeof documentDraftSchema>;

/** The version of the draft that is meant. */
export const discardSchema = z.object({ version: z.coerce.number().int().min(1).max(largestId) });

export const fieldSearchSchema = z.object({ q: z.string().max(longestQuery) });

const number = z.int().min(1).max(largestId);

const which = z.object({ id: number, version: number });

/** Documents that come out together. */
export const publicationSchema = z.object({ documents: z.array(which).min(1).max(50) });

/** Back to `version`, if nothing has been saved over `over`. */
export const undoSchema = z.object({
  documents: z
    .array(which.extend({ over: z.int().optional() }))
    .min(1)
    .max(50),
});

export type Undo = z.infer<typeof undoSchema>;
export type Publication = z.infer<typeof publicationSchema>;

/** A figure of a year that had been closed, in lira, as visitors read it before and since. */
export interface FigureCorrection {
  year: number;
  /** ISO 8601 UTC. */
  at: string;
  label: string;
  was: number;
  is: number;
}
