import { zodResolver } from '@hookform/resolvers/zod';
import { formatDottedDate } from '#/format/dates.ts';
import { operationsText } from '#/i18n/tr/operations.ts';
import { operationsPanelText as text } from '#/i18n/tr/operations-panel.ts';
import type { StoredFormPlan } from '#/ui/stored/stored-form-dialog.tsx';
import type { Operation, OperationStatus } from '../schema.ts';
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
  fields: [
    { name: 'title', label: text.titleLabel },
    { name: 'description', label: text.descriptionLabel },
    { name: 'location', label: text.locationLabel },
    { name: 'date', label: text.dateLabel, show: formatDottedDate },
    {
      name: 'status',
      label: text.statusLabel,
      show: (status: OperationStatus) => operationsText.status[status],
    },
    { name: 'type', label: text.typeLabel, show: (type: string) => type || text.noType },
    { name: 'rescuedCount', label: text.rescuedLabel },
    { name: 'volunteerCount', label: text.volunteersLabel },
    { name: 'imageUrl', label: text.imageLabel },
  ],
};
