import { z } from 'zod';
import { requiredText, storedId } from '#/http/fields.ts';
import { remarksRefusalText as text } from '#/i18n/tr/remarks-refusals.ts';
import { longestRemark, mostOpenRemarks, remarkKinds } from '#/stored/remarks.ts';

/** `to` is a username. */
export const remarkSchema = z.object({
  kind: z.enum(remarkKinds),
  item: storedId(text.notFound),
  to: requiredText(text.toRequired, { most: 100, tooLong: () => text.toUnknown }),
  words: requiredText(text.wordsRequired, { most: longestRemark, tooLong: text.wordsTooLong }),
});

/** Remarks that are ended, or with `isEnded` false open again. */
export const remarksEndSchema = z.object({
  ids: z.array(storedId(text.notFound)).min(1, text.notFound).max(mostOpenRemarks, text.notFound),
  isEnded: z.boolean(),
});

export type RemarkDraft = z.output<typeof remarkSchema>;

export type RemarksEnd = z.output<typeof remarksEndSchema>;
