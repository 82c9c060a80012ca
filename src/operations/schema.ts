import { z } from 'zod';
import { operationTypes } from '#/content/kinds.ts';
import { istanbulDay } from '#/format/dates.ts';
import { day } from '#/format/durations.ts';
import { optionalPictureAddress, readableText, requiredText } from '#/http/fields.ts';
import { operationsText as text } from '#/i18n/tr/operations.ts';

/** Any status may be chosen at any time. */
export const operationStatuses = ['active', 'completed', 'cancelled'] as const;
export type OperationStatus = (typeof operationStatuses)[number];

const people = (message: string) => z.int(message).min(0, message).max(1_000_000, message).default(0);

/**
 * Without `type`, `published`, `district` or `isPlaceHeld` the stored one stays as it is. A new operation without them is
 * live at once, with its place. One that is live while its place is held must have a district (`isDistrictMissing`).
 * `version` guards against a stale save; it may be left out.
 */
export const operationDraftSchema = z.object({
  title: requiredText(text.titleRequired, { most: 300, tooLong: text.titleTooLong }),
  description: requiredText(text.descriptionRequired, { most: 5000, tooLong: text.descriptionTooLong }),
  location: requiredText(text.locationRequired, { most: 300, tooLong: text.locationTooLong }),
  date: z
    .string({ error: text.dateRequired })
    .refine((date) => date.trim() !== '', text.dateRequired)
    .check(requireDayOfOurTime)
    .meta({ format: 'date' }),
  status: z.enum(operationStatuses, { error: text.statusRequired }),
  type: z
    .enum([...operationTypes, ''], { error: text.typeUnknown })
    .nullish()
    .transform((type) => (type === '' ? null : type)),
  rescuedCount: people(text.rescuedCountInvalid),
  volunteerCount: people(text.volunteerCountInvalid),
  imageUrl: optionalPictureAddress(text.imageUrlInvalid),
  published: z.boolean().optional(),
  district: readableText().trim().max(300, text.districtTooLong(300)).optional(),
  isPlaceHeld: z.boolean().optional(),
  version: z.int().positive().optional(),
});

/** Visitors would read nothing in place of what is held; nobody reads a draft yet. */
export const isDistrictMissing = ({
  published = true,
  district,
  isPlaceHeld,
}: Pick<OperationDraft, 'published' | 'district' | 'isPlaceHeld'>) =>
  published && isPlaceHeld === true && !district;

/** No operation is of a day to come. One day is allowed, for clocks that differ. */
export const isAhead = (date: string, now: Date) => date > istanbulDay(new Date(now.getTime() + day));

/** A draft as a client may write it, before defaults. */
export type OperationInput = z.input<typeof operationDraftSchema>;
export type OperationDraft = z.output<typeof operationDraftSchema>;

/** Years such as 0202 and 20266 are slips that browsers' date fields let through. */
function requireDayOfOurTime({ value, issues }: z.core.ParsePayload<string>): void {
  const message = faultOf(value);
  if (message) issues.push({ code: 'custom', input: value, message });
}

function faultOf(date: string): string | undefined {
  const year = Number(/^(\d{4,6})-\d\d-\d\d$/.exec(date)?.[1]);
  if (year > 2100) return text.dateAhead;
  if (!z.iso.date().safeParse(date).success) return text.dateInvalid;
  return year < 1900 ? text.dateTooEarly(1900) : undefined;
}
