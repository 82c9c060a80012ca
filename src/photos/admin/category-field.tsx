import { useQuery } from '@tanstack/react-query';
import { photoCategories } from '#/content/kinds.ts';
import { photosPanelText as text } from '#/i18n/tr/photos-panel.ts';
import { Field } from '#/panel/form/field.tsx';
import { Suggestions } from '#/panel/form/suggestions.tsx';
import { TextInput } from '#/panel/form/text-input.tsx';
import { defaultCategory } from '../categories.ts';
import { photosQuery } from '../queries.ts';
import { nameCategory } from './category-names.ts';

interface CategoryFieldProps {
  value: string;
  onChange: (category: string) => void;
  error?: string;
}

/** Any category may be typed; known and used ones are suggested. */
export function CategoryField({ value, onChange, error }: CategoryFieldProps) {
  const { data: photos = [] } = useQuery(photosQuery);
  const used = photos.map(({ category }) => category);
  const names = [defaultCategory, ...photoCategories, ...used].map(nameCategory);
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
