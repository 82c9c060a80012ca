import { z } from 'zod';
import { storedId } from '#/http/fields.ts';
import { presenceText as text } from '#/i18n/tr/presence.ts';
import { presenceSubjects } from '#/stored/presence.ts';

export const holderSchema = z.string().min(1).max(64);

/** A form that lies open; `holder` names the tab, with 128 bits that the browser draws. */
export const presenceSchema = z.object({
  subject: z.enum(presenceSubjects),
  item: storedId(text.notFound),
  holder: holderSchema,
});

export type Presence = z.output<typeof presenceSchema>;
