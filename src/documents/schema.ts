import { z } from 'zod';
import { largestId, moment } from '#/http/fields.ts';
import { publishingText as text } from '#/i18n/tr/publishing.ts';
import type { SavedVersion } from '#/stored/versions.ts';
import type { FormSchema } from './form-schema.ts';

export interface DocumentSummary {
  id: number;
  /** A name in content/documents.ts. */
  name: string;
  /** What the panel calls it. */
  title: string;
  /** Where visitors read most of it. */
  page?: string;
  version: number;
  /** The version that visitors read. */
  publishedVersion: number;
  /** True when that is the newest; otherwise the newest is a draft. */
  published: boolean;
  /** True while the newest waits for a second person. */
  waits: boolean;
  /** True when some of it takes two people to change. */
  isGuarded: boolean;
  /** When it comes out by itself, ISO 8601 UTC. */
  publishAt: string | null;
  updatedAt: string;
  /** A username; empty for what the site came with. */
  updatedBy: string;
}

export interface StoredDocument extends DocumentSummary {
  value: unknown;
  form: FormSchema;
  /** After a publication: the version that visitors read until then. */
  replacedVersion?: number;
}

export interface DocumentVersion extends SavedVersion {
  value: unknown;
}

export const documentDraftSchema = z.object({
  version: z.int(),
  value: z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())]),
  published: z.boolean(),
  publishAt: moment(text.timeInvalid).nullable().default(null),
});

export type DocumentDraft = z.infer<typeof documentDraftSchema>;

/** The version of the draft that is meant. */
export const discardSchema = z.object({ version: z.coerce.number().int().min(1).max(largestId) });

const number = z.int().min(1).max(largestId);

const which = z.object({ id: number, version: number });

/** Several come out as one. */
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

export interface PublicationOutcome {
  /** Titles of what was not published at once, because it waits for a second person. */
  waiting: string[];
  /** Titles of what an undo has left among the versions alone. */
  inVersions?: string[];
}
