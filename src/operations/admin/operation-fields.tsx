import { formFields } from '#/collections/ordinary-inputs.tsx';
import { operationTypes } from '#/content/kinds.ts';
import { formatDottedDate, istanbulDay } from '#/format/dates.ts';
import { operationsText } from '#/i18n/tr/operations.ts';
import { operationsPanelText as text } from '#/i18n/tr/operations-panel.ts';
import { PictureField } from '#/media/fields/pictures-field.tsx';
import { checkbox, choice, controlled, textLine } from '#/panel/stored/field-kinds.tsx';
import type { FieldPlans } from '#/panel/stored/field-plans.tsx';
import { IfMayPublish } from '#/staff/if-may-publish.tsx';
import { operationStatuses, operations } from '../schema.ts';
import type { OperationFormInput, OperationFormOutput } from './operation-form-schema.ts';
import { type OpenForm, PlaceHold } from './place-hold.tsx';

const publish = checkbox<OperationFormInput, OperationFormOutput>({
  label: text.publish,
  hint: text.publishHint,
  show: (isPublished) => (isPublished ? text.isOut : text.draft),
});

export const operationFields: FieldPlans<OperationFormInput, OperationFormOutput> = formFields(operations, {
  isPlaceHeld: {
    label: text.holdPlace,
    // of a new one, which is under way at first
    empty: true,
    show: (isHeld) => (isHeld ? text.placeHeld : text.placeOpen),
    input: (form) => <PlaceHold form={form} />,
  },
  date: {
    ...textLine({
      isRequired: true,
      label: text.dateLabel,
      type: 'date',
      isHalf: true,
      show: formatDottedDate,
    }),
    // asked when a form opens, because the panel may have been open since yesterday
    get empty() {
      return istanbulDay(new Date());
    },
  },
  status: choice({
    isRequired: true,
    label: text.statusLabel,
    empty: 'active',
    isHalf: true,
    show: (status) => operationsText.status[status],
    options: operationStatuses.map((status) => ({ value: status, label: operationsText.status[status] })),
    placeholder: text.chooseStatus,
    onChosen: holdWhileActive,
  }),
  type: choice({
    label: text.typeLabel,
    empty: '',
    isHalf: true,
    show: (type) => type || text.noType,
    options: operationTypes.map((type) => ({ value: type, label: type })),
    none: text.noType,
    placeholder: text.noType,
  }),
  imageUrl: {
    label: text.imageLabel,
    empty: '',
    input: controlled(({ ref, value, onChange, error }) => (
      <PictureField
        {...{ ref, onChange, error }}
        label={text.imageLabel}
        hint={text.imageHint}
        value={value}
      />
    )),
  },
  published: {
    ...publish,
    input: (form, name) => <IfMayPublish>{publish.input(form, name)}</IfMayPublish>,
  },
});

/**
 * Holds the place of a new operation while it is active and nobody has decided otherwise. What has ended hides no
 * place.
 */
function holdWhileActive(status: string, { formState, getValues, setValue }: OpenForm) {
  const { status: before, isPlaceHeld } = getValues();
  if (formState.defaultValues?.title || isPlaceHeld !== (before === 'active')) return;
  setValue('isPlaceHeld', status === 'active');
}
