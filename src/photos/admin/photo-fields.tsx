import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { formFields } from '#/collections/ordinary-inputs.tsx';
import { photoCategories } from '#/content/kinds.ts';
import { operationsPanelText } from '#/i18n/tr/operations-panel.ts';
import { photosPanelText as text } from '#/i18n/tr/photos-panel.ts';
import { PictureField } from '#/media/fields/pictures-field.tsx';
import { Field, TextInput } from '#/panel/form/field.tsx';
import { OperationField } from '#/panel/form/operation-field.tsx';
import { controlled } from '#/panel/stored/field-kinds.tsx';
import type { FieldPlans } from '#/panel/stored/field-plans.tsx';
import { defaultCategory } from '../categories.ts';
import { nameCategory, readCategory } from '../category-names.ts';
import { photoChoicesQuery } from '../queries.ts';
import { photoDraftSchema, photos } from '../schema.ts';
import { byHand, followOperation } from './follow-operation.ts';

export const photoFields: FieldPlans<PhotoFormInput, PhotoFormOutput> = formFields(photos, {
  imageUrl: {
    label: text.imageLabel,
    empty: '',
    input: controlled((field) => (
      <PictureField {...field} isRequired label={text.imageLabel} hint={text.imageHint} />
    )),
  },
  category: {
    label: text.categoryLabel,
    empty: defaultCategory,
    read: nameCategory,
    input: controlled(({ value, error }, form) => (
      <CategoryField
        value={value}
        onChange={(category) => form.setValue('category', category, byHand)}
        error={error}
      />
    )),
  },
  operationId: {
    label: operationsPanelText.choiceLabel,
    empty: null,
    show: nameOperation,
    input: controlled(({ value, onChange, error }, form) => (
      <OperationField
        value={value}
        onChange={(id) => {
          // that of a stored photo was chosen before
          if (!form.formState.defaultValues?.imageUrl) followOperation(form, id);
          onChange(id);
        }}
        error={error}
      />
    )),
  },
});

function nameOperation(id: number | null): string {
  return id === null ? operationsPanelText.noChoice : operationsPanelText.unknownChoice(id);
}

interface CategoryFieldProps {
  value: string;
  onChange: (category: string) => void;
  error?: string;
}

/** Field for any category; known and used ones are suggested. */
export function CategoryField({ value, onChange, error }: CategoryFieldProps) {
  const { data: used } = useQuery(photoChoicesQuery);
  const names = [defaultCategory, ...photoCategories, ...(used?.categories ?? [])].map(nameCategory);
  return (
    <div className="grid gap-2">
      <Field label={text.categoryLabel} hint={text.categoryHint} error={error}>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
      <Suggestions
        label={text.categorySuggestions}
        values={[...new Set(names)].slice(0, mostSuggestions)}
        chosen={value}
        onChoose={onChange}
      />
    </div>
  );
}

const mostSuggestions = 12;

/** The form shows categories by their Turkish names. */
export const photoFormSchema = photoDraftSchema.omit({ version: true }).extend({
  category: photos.fields.category.draft.transform(readCategory),
});

export type PhotoFormInput = z.input<typeof photoFormSchema>;
export type PhotoFormOutput = z.output<typeof photoFormSchema>;

interface SuggestionsProps {
  label: string;
  values: readonly string[];
  chosen: string;
  onChoose: (value: string) => void;
}

function Suggestions({ label, values, chosen, onChoose }: SuggestionsProps) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{label}</legend>
      {values.map((value) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
          className="min-h-11 cursor-pointer rounded-full border border-night-500/80 bg-white px-3 text-sm font-semibold hover:bg-snow-100 sm:min-h-9 aria-pressed:border-night-900 aria-pressed:bg-night-900 aria-pressed:text-snow-50"
        >
          {value}
        </button>
      ))}
    </fieldset>
  );
}
