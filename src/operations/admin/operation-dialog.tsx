import { useQueryClient } from '@tanstack/react-query';
import { formOf } from '#/collections/collection.ts';
import { previewPaths } from '#/http/panel-paths.ts';
import { operationsText } from '#/i18n/tr/operations.ts';
import { operationsPanelText as text } from '#/i18n/tr/operations-panel.ts';
import { PictureFormDialog } from '#/media/fields/picture-form-dialog.tsx';
import { checkBy } from '#/panel/form/form-state.ts';
import { StoredPreview } from '#/panel/preview-link.tsx';
import { readAgain } from '#/panel/read-again.ts';
import { FreshItem } from '#/panel/stored/fresh-item.tsx';
import type { StoredFormPlan } from '#/panel/stored/stored-form-dialog.tsx';
import { useMayPublish } from '#/staff/use-may-publish.ts';
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

interface OperationDialogProps {
  /** Of the operation to change; undefined for a new one. */
  id?: number;
  /** The operation as the list holds it. */
  known?: ListedOperation;
  /** The slot of the text to go on with. */
  slot?: string;
  onClose: () => void;
}

export default function OperationDialog({ id, known, ...form }: OperationDialogProps) {
  if (id === undefined) return <OpenOperationForm {...form} />;
  return (
    <FreshItem query={operationQuery(id)} known={known} title={text.editTitle} onClose={form.onClose}>
      {(operation) => <OpenOperationForm operation={operation} {...form} />}
    </FreshItem>
  );
}

interface OperationFormProps {
  operation?: Operation;
  slot?: string;
  onClose: () => void;
}

function OpenOperationForm({ operation, slot, onClose }: OperationFormProps) {
  const queries = useQueryClient();
  return (
    <PictureFormDialog
      plan={operationFormPlan}
      stored={operation}
      slot={slot}
      calls={{
        save: saveOperation,
        refresh: (saved) => readAgain(queries, { list: operationList, saved }),
      }}
      mayPublish={useMayPublish()}
      onClose={onClose}
    >
      {(form) =>
        operation && (
          <StoredPreview
            path={previewPaths.operation(operation.id)}
            title={operation.title}
            hint={text.previewHint}
            form={form}
          />
        )
      }
    </PictureFormDialog>
  );
}

const dayUntilTomorrow = operationDraftSchema.shape.date.refine(
  (date) => !isAhead(date, new Date()),
  operationsText.dateAhead,
);

const operationFormPlan: StoredFormPlan<OperationInput, OperationDraft> = {
  kind: 'operation',
  presence: 'operations',
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
