import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { operationDraftSchema } from '../schema.ts';

export const operationFormSchema = operationDraftSchema.omit({ version: true });

export type OperationFormInput = z.input<typeof operationFormSchema>;
export type OperationFormOutput = z.output<typeof operationFormSchema>;
export type OperationFormApi = UseFormReturn<OperationFormInput, unknown, OperationFormOutput>;
