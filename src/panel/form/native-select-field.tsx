import { ChevronDown } from 'lucide-react';
import { controlClass, Field, type FieldWords } from './field.tsx';

interface NativeSelectFieldProps extends FieldWords {
  value: string;
  onChange: (value: string) => void;
  options: readonly { value: string; label: string }[];
  isLabelHidden?: boolean;
}

/** Draws the browser's own control, for lists of thousands: it is there at once, and a phone shows its wheel. */
export function NativeSelectField({ value, onChange, options, ...words }: NativeSelectFieldProps) {
  return (
    <Field {...words}>
      {(control) => (
        <div className="relative">
          <select
            {...control}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className={`${controlClass} h-11 cursor-pointer appearance-none truncate pr-9`}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
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
