import { z } from 'zod';
import { parkedText as text } from '#/i18n/tr/parked.ts';
import { type StoredKind, tableOf } from '#/stored/kinds.ts';

/** Characters as JSON; the longest article that can be saved has less. */
const longest = 300_000;

const simple = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** `over` is the key of the parked text that it was continued from, whose place it takes. */
export const parkedDraftSchema = z.object({
  kind: z.enum(Object.keys(tableOf) as [StoredKind]),
  values: z
    .record(z.string(), z.union([simple, z.array(simple)]))
    .refine((values) => JSON.stringify(values).length <= longest, text.tooLong),
  over: z.string().max(32).optional(),
});

export type ParkedDraft = z.output<typeof parkedDraftSchema>;
