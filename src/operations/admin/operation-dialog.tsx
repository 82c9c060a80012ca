import { formOf } from '#/collections/collection.ts';
import { collectionControls } from '#/collections/form-controls.tsx';
import { previewPaths } from '#/http/panel-paths.ts';
import { operationsText } from '#/i18n/tr/operations.ts';
import { operationsPanelText as text } from '#/i18n/tr/operations-panel.ts';
import { operationsPublishingText as publishingText } from '#/i18n/tr/operations-publishing.ts';
import { useFormUploads } from '#/media/fields/form-uploads.ts';
import { Confirm } from '#/panel/dialog/confirm.tsx';
import { CheckboxField } from '#/panel/form/controls.tsx';
import type { Controls, FieldProps } from '#/panel/form/field-props.ts';
import { checkBy, type FormState, useField, useValues } from '#/panel/form/form-state.ts';
import { ChoiceField } from '#/panel/form/schema-field.tsx';
import { type FormPlan, formScreenOf } from '#/panel/stored/form-screen.tsx';
import {
  type PublicationPlan,
  publicationActOf,
  publicationOfManyOf,
  type Question,
  undoPublication,
} from '#/panel/stored/publication-acts.tsx';
import { useSettled } from '#/panel/use-settled.ts';
import { useMayPublish } from '#/staff/queries.ts';
import type { ListedOperation } from '../answers.server.ts';
import { placeWordsOf } from '../place-words.ts';
import { operationList, operationQuery, publishOperation, saveOperation } from '../queries.ts';
import {
  findEndFault,
  isAhead,
  isDistrictMissing,
  type Operation,
  type OperationDraft,
  type OperationInput,
  operationDraftSchema,
  operations,
} from '../schema.ts';

export const operationControls: Controls = {
  ...collectionControls,
  district: (field) => <District {...field} />,
  placeHold: (field) => <PlaceHold {...field} />,
  status: (field) => (
    <ChoiceField {...field} onChosen={(status) => holdWhileActive(ownFormOf(field), status)} />
  ),
};

/** Must be filled in while it stands for the place. */
function District({ draw, ...field }: FieldProps) {
  const { isPlaceHeld } = useValues(ownFormOf(field));
  const { control: _, ...schema } = field.schema;
  return draw(field.name, { ...schema, isRequired: isPlaceHeld });
}

/** Says so when the title or the description tells the place that is to be kept back. */
function PlaceHold(field: FieldProps) {
  const { name, schema } = field;
  const form = ownFormOf(field);
  const operation = useValues(form);
  const [isPlaceHeld, setPlaceHeld] = useField<boolean>(field);
  const isHeldAtFirst = isPlaceHeld && operation.status === 'active' && !form.stored().title;
  const words = placeWordsOf(operation);
  const told = words.length > 0 ? text.placeTold(words) : '';
  // who looks for each letter is not told of 'Ab', 'Aba', 'Aban'
  const spoken = useSettled(told, 1500);
  return (
    <div className="grid gap-1.5">
      <CheckboxField
        {...{ name, label: schema.title ?? '', checked: isPlaceHeld }}
        onChange={({ target }) => setPlaceHeld(target.checked)}
        hint={[isHeldAtFirst && text.heldAtFirst, schema.description].filter(Boolean).join(' ')}
      />
      <p aria-hidden className="text-sm leading-snug font-semibold text-danger-600 empty:hidden">
        {told}
      </p>
      <p role="status" className="sr-only">
        {spoken}
      </p>
    </div>
  );
}

/**
 * Holds the place of a new operation while it is active and nobody has decided otherwise. What has ended hides no
 * place.
 */
function holdWhileActive(form: FormState<OperationInput>, status: string | null) {
  const { status: before, isPlaceHeld } = form.values();
  if (form.stored().title || isPlaceHeld !== (before === 'active')) return;
  form.set('isPlaceHeld', status === 'active');
}

/** The form of an operation, whose controls these are. */
const ownFormOf = ({ form }: Pick<FieldProps, 'form'>) =>
  form as FormState<object> as FormState<OperationInput>;

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
  undoPublication: (queries, saved) => undoPublication(publicationPlan, queries, saved),
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
  findFaults(draft) {
    const endFault = findEndFault(draft, new Date());
    return {
      ...(draft.published &&
        isDistrictMissing(draft) && { district: { message: operationsText.districtRequired } }),
      ...(endFault && { endDate: { message: endFault } }),
    };
  },
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
