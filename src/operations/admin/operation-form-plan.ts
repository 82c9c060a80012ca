import { zodResolver } from '@hookform/resolvers/zod';
import { operationsPanelText as text } from '#/i18n/tr/operations-panel.ts';
import type { StoredFormPlan } from '#/panel/stored/stored-form-dialog.tsx';
import type { Operation } from '../schema.ts';
import { operationFields } from './operation-fields.tsx';
import {
  type OperationFormInput,
  type OperationFormOutput,
  operationFormInput,
  operationFormSchema,
} from './operation-form-schema.ts';

export const operationFormPlan: StoredFormPlan<Operation, OperationFormInput, OperationFormOutput> = {
  kind: 'operation',
  titles: { create: text.createTitle, edit: text.editTitle },
  words: { created: text.created, updated: text.updated },
  resolver: zodResolver(operationFormSchema),
  valuesOf: operationFormInput,
  fields: operationFields,
};
