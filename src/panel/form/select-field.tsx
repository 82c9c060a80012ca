import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { controlClass, Field, type FieldWords } from './field.tsx';

interface SelectFieldProps extends FieldWords, Pick<ComponentProps<'select'>, 'ref' | 'name' | 'onBlur'> {
  value: string;
  onChange: (value: string) => void;
  options: readonly { value: string; label: string }[];
  /** Shown while nothing is chosen, or what is no option any more. */
  placeholder?: string;
  isLabelHidden?: boolean;
}

/** Draws the browser's own control: lists of thousands are there at once, and a phone shows its wheel. */
export function SelectField({
  value,
  onChange,
  options,
  placeholder,
  ref,
  name,
  onBlur,
  ...words
}: SelectFieldProps) {
  const isChosen = options.some((option) => option.value === value);
  return (
    <Field {...words}>
      {(control) => (
        <div className="relative">
          <select
            {...{ ...control, ref, name, onBlur, value }}
            data-placeholder={isChosen ? undefined : ''}
            onChange={(event) => onChange(event.target.value)}
            className={`${controlClass} h-11 cursor-pointer appearance-none truncate pr-9 data-placeholder:text-ink-soft`}
          >
            {!isChosen && (
              <option value={value} disabled hidden>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} className="text-ink">
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown className="pointer-events-none absolute top-3.5 right-3 size-4" aria-hidden />
        </div>
      )}
    </Field>
  );
}
