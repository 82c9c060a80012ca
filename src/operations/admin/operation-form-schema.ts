import type { z } from 'zod';
import { operationsText as text } from '#/i18n/tr/operations.ts';
import { isAhead, isDistrictMissing, operationDraftSchema } from '../schema.ts';

export const operationFormSchema = operationDraftSchema
  .omit({ version: true })
  .extend({
    date: operationDraftSchema.shape.date.refine((date) => !isAhead(date, new Date()), text.dateAhead),
  })
  .refine((draft) => !isDistrictMissing(draft), {
    path: ['district'],
    message: text.districtRequired,
    // shown at once with what is missing elsewhere
    when: () => true,
  });

export type OperationFormInput = z.input<typeof operationFormSchema>;
export type OperationFormOutput = z.output<typeof operationFormSchema>;
