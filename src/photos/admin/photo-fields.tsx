import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formOf } from '#/collections/collection.ts';
import { photoCategories } from '#/content/kinds.ts';
import { photosPanelText as text } from '#/i18n/tr/photos-panel.ts';
import { pictureControls } from '#/media/fields/picture-controls.tsx';
import { Field, TextInput } from '#/panel/form/field.tsx';
import { type Controls, type FieldProps, useWords } from '#/panel/form/field-props.ts';
import { useField } from '#/panel/form/form-state.ts';
import { OperationField } from '#/panel/form/operation-field.tsx';
import { defaultCategory } from '../categories.ts';
import { nameCategory, readCategory } from '../category-names.ts';
import { photoChoicesQuery } from '../queries.ts';
import { photos } from '../schema.ts';
import { chooseCategory, followOperation } from './follow-operation.ts';

export const photoControls: Controls = {
  ...pictureControls,
  category: (field) => <PhotoCategory {...field} />,
  operation: (field) => <PhotoOperation {...field} />,
};

export const photoForm = formOf(photos);

/** Reads a text that an earlier panel has kept, in which a category went by its Turkish name. */
export const readKeptPhoto = <Form extends { category?: string | null }>(kept: Form): Form => ({
  ...kept,
  category: readCategory(kept.category ?? ''),
});

function PhotoCategory(props: FieldProps) {
  const [value] = useField<string>(props);
  return (
    <CategoryField
      value={value}
      onChange={(category) => chooseCategory(props.form, category)}
      error={useWords(props).error}
    />
  );
}

function PhotoOperation(props: FieldProps) {
  const { form } = props;
  const [value, setValue] = useField<number | null>(props);
  return (
    <OperationField
      value={value}
      onChange={(id) => {
        // that of a stored photo was chosen before
        if (!form.stored().imageUrl) followOperation(form, id);
        setValue(id);
      }}
      error={useWords(props).error}
    />
  );
}

interface CategoryFieldProps {
  /** As it is stored. */
  value: string;
  onChange: (category: string) => void;
  error?: string;
}

/** Field for any category, by its Turkish name; known and used ones are suggested. */
export function CategoryField({ value, onChange, error }: CategoryFieldProps) {
  const [typed, setTyped] = useState(nameCategory(value));
  // what came from elsewhere replaces what was typed
  const shown = readCategory(typed.trim()) === value ? typed : nameCategory(value);
  const { data: used } = useQuery(photoChoicesQuery);
  const names = [defaultCategory, ...photoCategories, ...(used?.categories ?? [])].map(nameCategory);
  function type(words: string) {
    setTyped(words);
    onChange(readCategory(words.trim()));
  }
  return (
    <div className="grid gap-2">
      <Field label={text.categoryLabel} hint={text.categoryHint} error={error}>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            value={shown}
            onChange={(event) => type(event.target.value)}
          />
        )}
      </Field>
      <Suggestions
        label={text.categorySuggestions}
        values={[...new Set(names)].slice(0, mostSuggestions)}
        chosen={shown}
        onChoose={type}
      />
    </div>
  );
}

const mostSuggestions = 12;

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
