import { operationsPanelText } from '#/i18n/tr/operations-panel.ts';
import { photosPanelText as text } from '#/i18n/tr/photos-panel.ts';
import { UploadField } from '#/media/fields/upload-field.tsx';
import { controlled, type FieldPlans, textBlock, textLine } from '#/panel/stored/field-plans.tsx';
import { defaultCategory } from '../categories.ts';
import type { PhotoDraft, PhotoInput } from '../schema.ts';
import { CategoryField } from './category-field.tsx';
import type { OperationField } from './operation-field.ts';

export const photoFields = (OperationField: OperationField): FieldPlans<PhotoInput, PhotoDraft> => ({
  title: textLine({ label: text.titleLabel }),
  imageUrl: {
    label: text.imageLabel,
    empty: '',
    input: controlled((field) => <UploadField {...field} label={text.imageLabel} hint={text.imageHint} />),
  },
  category: {
    label: text.categoryLabel,
    empty: defaultCategory,
    input: controlled(({ value, onChange, error }) => (
      <CategoryField value={value} onChange={onChange} error={error} />
    )),
  },
  description: textBlock({ label: text.descriptionLabel, hint: text.descriptionHint, rows: 2 }),
  operationId: {
    label: operationsPanelText.choiceLabel,
    empty: null,
    input: controlled(({ value, onChange, error }) => (
      <OperationField value={value} onChange={onChange} error={error} />
    )),
  },
});
