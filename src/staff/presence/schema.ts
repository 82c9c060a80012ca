import { z } from 'zod';
import { storedId } from '#/http/fields.ts';
import { presenceText as text } from '#/i18n/tr/presence.ts';
import { presenceSubjects } from '#/stored/presence.ts';

const holder = z.string().min(1).max(64);

/** The tab that asks; an odd name counts as none. */
export const askerSchema = z.object({ holder: holder.optional().catch(undefined) });

/** A form that lies open; `holder` names the tab, with 128 bits that the browser draws. */
export const presenceSchema = z.object({
  subject: z.enum(presenceSubjects),
  item: storedId(text.notFound),
  holder,
});

export type Presence = z.output<typeof presenceSchema>;
