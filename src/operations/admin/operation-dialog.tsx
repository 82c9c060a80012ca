import { formOf } from '#/collections/collection.ts';
import { previewPaths } from '#/http/panel-paths.ts';
import { operationsText } from '#/i18n/tr/operations.ts';
import { operationsPanelText as text } from '#/i18n/tr/operations-panel.ts';
import { operationsPublishingText as publishingText } from '#/i18n/tr/operations-publishing.ts';
import { useFormUploads } from '#/media/fields/form-uploads.ts';
import { Confirm } from '#/panel/dialog/confirm.tsx';
import { checkBy } from '#/panel/form/form-state.ts';
import { type FormPlan, formScreenOf } from '#/panel/stored/form-screen.tsx';
import {
  type PublicationPlan,
  publicationActOf,
  publicationOfManyOf,
  type Question,
} from '#/panel/stored/publication-acts.tsx';
import { useMayPublish } from '#/staff/use-may-publish.ts';
import type { ListedOperation } from '../answers.server.ts';
import { operationList, operationQuery, publishOperation, saveOperation } from '../queries.ts';
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

/** A family, or onlookers, would come to a place that was to be kept back. */
export const PlaceQuestion: Question = ({ findings, onConfirm, onClose }) => (
  <Confirm
    title={text.placeQuestion}
    description={text.placeTold(findings.map(({ words }) => words))}
    confirmLabel={text.publishAnyway}
    cancelLabel={text.goBack}
    onConfirm={onConfirm}
    onCancel={onClose}
  />
);

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

const OperationDialog = formScreenOf(plan);

export default OperationDialog;

const publicationPlan: PublicationPlan<Operation> = {
  change: (_queries, id, change) => publishOperation(id, change),
  list: operationList,
  words: { ...publishingText, count: text.count },
  published: () => publishingText.published,
  tell: ({ words }) => text.placeTold([words]),
  Question: PlaceQuestion,
  form: (id, { onClose }) => <OperationDialog id={id} onClose={onClose} />,
};

export const OperationPublication = publicationActOf(publicationPlan);

export const OperationsOfMany = publicationOfManyOf(publicationPlan);
