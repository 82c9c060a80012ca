import { formOf } from '#/collections/collection.ts';
import { previewPaths } from '#/http/panel-paths.ts';
import { operationsText } from '#/i18n/tr/operations.ts';
import { operationsPanelText as text } from '#/i18n/tr/operations-panel.ts';
import { useFormUploads } from '#/media/fields/form-uploads.ts';
import { checkBy } from '#/panel/form/form-state.ts';
import { type FormPlan, formScreenOf } from '#/panel/stored/form-screen.tsx';
import { useMayPublish } from '#/staff/queries.ts';
import type { ListedOperation } from '../answers.server.ts';
import { operationList, operationQuery, saveOperation } from '../queries.ts';
import {
  isAhead,
  isDistrictMissing,
  type Operation,
  type OperationDraft,
  type OperationInput,
  operationDraftSchema,
  operations,
} from '../schema.ts';
import { operationControls } from './operation-controls.tsx';
import { PlaceQuestion } from './place-question.tsx';

const dayUntilTomorrow = operationDraftSchema.shape.date.refine(
  (date) => !isAhead(date, new Date()),
  operationsText.dateAhead,
);

const plan: FormPlan<Operation, OperationInput, OperationDraft, ListedOperation> = {
  kind: 'operation',
  query: operationQuery,
  isWholeInList: true,
  list: operationList,
  save: saveOperation,
  preview: { pathOf: previewPaths.operation, hint: text.previewHint },
  useMayPublish,
  useUploads: useFormUploads,
  presence: 'operations',
  help: 'operations',
  titles: { create: text.createTitle, edit: text.editTitle },
  words: { created: text.created, updated: text.updated },
  fields: formOf(operations),
  controls: operationControls,
  Question: PlaceQuestion,
  check: checkBy(operationDraftSchema.extend({ date: dayUntilTomorrow })),
  findFaults: (draft) =>
    draft.published && isDistrictMissing(draft)
      ? { district: { message: operationsText.districtRequired } }
      : undefined,
};

export default formScreenOf(plan);
