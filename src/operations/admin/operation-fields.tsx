import { operationTypes } from '#/content/kinds.ts';
import { formatDottedDate, istanbulDay } from '#/format/dates.ts';
import { operationsText } from '#/i18n/tr/operations.ts';
import { operationsPanelText as text } from '#/i18n/tr/operations-panel.ts';
import { UploadField } from '#/media/fields/upload-field.tsx';
import { checkbox, choice, controlled, count, textBlock, textLine } from '#/panel/stored/field-kinds.tsx';
import type { FieldPlans } from '#/panel/stored/field-plans.tsx';
import { IfMayPublish } from '#/staff/if-may-publish.tsx';
import { operationStatuses } from '../schema.ts';
import type { OperationFormInput, OperationFormOutput } from './operation-form-schema.ts';
import { PlaceHold } from './place-hold.tsx';

const publish = checkbox<OperationFormInput, OperationFormOutput>({
  label: text.publish,
  hint: text.publishHint,
  show: (isPublished) => (isPublished ? text.published : text.draft),
});

export const operationFields: FieldPlans<OperationFormInput, OperationFormOutput> = {
  title: textLine({ label: text.titleLabel }),
  description: textBlock({ label: text.descriptionLabel, rows: 4 }),
  location: textLine({ label: text.locationLabel, hint: text.locationHint, isHalf: true }),
  district: textLine({ label: text.districtLabel, hint: text.districtHint, isHalf: true }),
  isPlaceHeld: {
    label: text.holdPlace,
    empty: false,
    show: (isHeld) => (isHeld ? text.placeHeld : text.placeOpen),
    input: (form) => <PlaceHold form={form} />,
  },
  date: {
    ...textLine({ label: text.dateLabel, type: 'date', isHalf: true, show: formatDottedDate }),
    // asked when a form opens, because the panel may have been open since yesterday
    get empty() {
      return istanbulDay(new Date());
    },
  },
  status: choice({
    label: text.statusLabel,
    empty: 'active',
    isHalf: true,
    show: (status) => operationsText.status[status],
    options: operationStatuses.map((status) => ({ value: status, label: operationsText.status[status] })),
    placeholder: text.chooseStatus,
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
  rescuedCount: count({ label: text.rescuedLabel, isHalf: true }),
  volunteerCount: count({ label: text.volunteersLabel, isHalf: true }),
  imageUrl: {
    label: text.imageLabel,
    empty: '',
    input: controlled(({ ref, value, onChange, error }) => (
      <UploadField
        {...{ ref, onChange, error }}
        label={text.imageLabel}
        hint={text.imageHint}
        value={value}
      />
    )),
  },
  published: {
    ...publish,
    // what is entered is usually news at once
    empty: true,
    input: (form, name) => <IfMayPublish>{publish.input(form, name)}</IfMayPublish>,
  },
};
