import { useRef } from 'react';
import { formOf } from '#/collections/collection.ts';
import { collectionControls } from '#/collections/form-controls.tsx';
import { previewPaths } from '#/http/panel-paths.ts';
import { operationsText } from '#/i18n/tr/operations.ts';
import { operationsPanelText as text } from '#/i18n/tr/operations-panel.ts';
import { operationsPublishingText as publishingText } from '#/i18n/tr/operations-publishing.ts';
import { previewText } from '#/i18n/tr/preview.ts';
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
import { showToast, type ToastAction } from '#/panel/toast/toast-store.ts';
import { useSettled } from '#/panel/use-settled.ts';
import { useMayPublish } from '#/staff/queries.ts';
import type { ListedOperation } from '../answers.server.ts';
import { operationAddress } from '../operation-list-query.ts';
import { findProvince, placeWordsOf } from '../place-words.ts';
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
  location: (field) => <Location {...field} />,
  district: (field) => <District {...field} />,
  placeHold: (field) => <PlaceHold {...field} />,
  status: (field) => (
    <ChoiceField {...field} onChosen={(status) => holdWhileActive(ownFormOf(field), status)} />
  ),
};

/** Says which province it has brought along, where its example has stood. */
function Location(field: FieldProps) {
  const { province } = useValues(ownFormOf(field));
  const { description } = field.schema;
  const hint = province ? text.provinceKnown(province) : description;
  return <Place {...field} schema={{ ...field.schema, control: 'line', description: hint }} />;
}

/** Must be filled in while it stands for the place. */
function District(field: FieldProps) {
  const { isPlaceHeld } = useValues(ownFormOf(field));
  const { control: _, ...schema } = field.schema;
  return <Place {...field} schema={{ ...schema, isRequired: isPlaceHeld }} />;
}

/** Lets the province go along with the place, until somebody chooses another one or none. */
function Place({ draw, name, schema, ...field }: FieldProps) {
  const form = ownFormOf(field);
  const before = useRef<string | null>(null);
  const along = {
    onFocus() {
      before.current = provinceOf(form.values());
    },
    onBlur() {
      const province = provinceOf(form.values());
      if (province && form.values().province === before.current) form.set('province', province);
    },
  };
  return (
    <div className="contents" {...along}>
      {draw(name, schema)}
    </div>
  );
}

const provinceOf = ({ district = '', location }: OperationInput) =>
  findProvince(district) ?? findProvince(location) ?? null;

/** Says so when the title or the description tells the place that is to be kept back. */
function PlaceHold(field: FieldProps) {
  const { name, schema } = field;
  const form = ownFormOf(field);
  const operation = useValues(form);
  const [isPlaceHeld, setPlaceHeld] = useField<boolean>(field);
  const { location, published: isPublished = true } = operation;
  const meaning = isPlaceHeld ? schema.description : text.placeSeen(location, { isPublished });
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
        hint={[isHeldAtFirst && text.heldAtFirst, meaning].filter(Boolean).join(' ')}
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
  const { status: before, isPlaceHeld, location, published: isPublished = true } = form.values();
  const isHeldNow = status === 'active';
  if (form.stored().title || isPlaceHeld !== (before === 'active') || isHeldNow === isPlaceHeld) return;
  form.set('isPlaceHeld', isHeldNow);
  // the box stands above, and may be out of sight
  showToast(
    isHeldNow
      ? { title: text.holdsAgain, description: text.heldAtFirst }
      : { title: text.holdsNoMore, description: text.placeSeen(location, { isPublished }) },
  );
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

function offers(operation: Operation): ToastAction[] {
  if (!operation.published) return [];
  const onPress = () => void window.open(operationAddress(operation), '_blank', 'noopener');
  return [{ label: previewText.seeOnSite, altText: text.offerHint, onPress }];
}

const plan: FormPlan<Operation, OperationInput, OperationDraft, ListedOperation> = {
  kind: 'operation',
  query: operationQuery,
  isWholeInList: true,
  list: operationList,
  save: saveOperation,
  undoPublication: (queries, saved) => undoPublication(publicationPlan, queries, saved),
  preview: { pathOf: previewPaths.operation, hint: text.previewHint },
  offers,
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
  offers,
  tell: ({ words }) => text.placeTold([words]),
  Question: PlaceQuestion,
  form: (id, { onClose }) => <OperationDialog id={id} onClose={onClose} />,
};

export const OperationPublication = publicationActOf(publicationPlan);

export const OperationsOfMany = publicationOfManyOf(publicationPlan);
