import { z } from 'zod';
import { time } from '#/http/answers.server.ts';
import { named } from '#/http/call-shape.server.ts';

/** A tab, or a place beside the tabs, in which a row's thing is listed. */
const tab = z.enum(['site', 'news', 'operations', 'photos', 'media', 'people']);

const row = named(
  'PanelRow',
  z.object({
    tab,
    title: z.string(),
    note: z.string().optional(),
    /** Where the panel opens its form. */
    href: z.string(),
    /** A username. */
    by: z.string().optional(),
    /** The verb of what that person did: 'yayınladı'. */
    done: z.string().optional(),
    at: time.optional(),
  }),
);
export type PanelRow = z.output<typeof row>;

const deskPart = z.object({
  name: z.enum(['proposals', 'drafts', 'sections', 'dates', 'pictures', 'changes']),
  rows: row.array(),
  hasMore: z.boolean(),
});
export type DeskPart = z.output<typeof deskPart>;

/** Reads of the last seven days: of all pages, and of those that were read most; without those by bots. */
const read = z.object({
  reads: z.int(),
  botReads: z.int(),
  pages: z.object({ path: z.string(), title: z.string(), reads: z.int() }).array(),
});

/** @property at the server's time, for the next visit */
export const deskAnswer = named('Desk', z.object({ at: time, parts: deskPart.array(), read }));
export type Desk = z.output<typeof deskAnswer>;

/** @property total how many were found; `rows` are the first of them */
export const foundAnswer = named(
  'FoundInPanel',
  z.object({ tab, rows: row.array(), total: z.int() }),
).array();
export type Found = z.output<typeof foundAnswer>;
