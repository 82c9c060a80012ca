import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { type Operation, operationDraftSchema } from '../schema.ts';

export const operationFormSchema = operationDraftSchema.omit({ version: true });

export type OperationFormInput = z.input<typeof operationFormSchema>;
export type OperationFormOutput = z.output<typeof operationFormSchema>;
export type OperationFormApi = UseFormReturn<OperationFormInput, unknown, OperationFormOutput>;

/** What the form shows at first: the operation, or an empty draft that is under way. */
export function operationFormInput(operation: Operation | undefined): Required<OperationFormInput> {
  return {
    title: operation?.title ?? '',
    description: operation?.description ?? '',
    location: operation?.location ?? '',
    date: operation?.date ?? '',
    status: operation?.status ?? 'active',
    type: operation?.type ?? '',
    rescuedCount: operation?.rescuedCount ?? 0,
    volunteerCount: operation?.volunteerCount ?? 0,
    imageUrl: operation?.imageUrl ?? '',
  };
}
