import { ChevronDown, Search } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { istanbulTime, readIstanbulTime } from '#/format/istanbul-time.ts';
import { BusyButton } from '../button.tsx';
import { controlClass, Field, type FieldWords, TextArea, TextInput } from './field.tsx';
import type { savedByKeys } from './save-keys.ts';

interface SelectFieldProps extends FieldWords {
  name?: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly { value: string; label: string }[];
  /** Shown while nothing is chosen, or what is no option any more. */
  placeholder?: string;
  isLabelHidden?: boolean;
}

/** Draws the browser's own control: lists of thousands are there at once, and a phone shows its wheel. */
export function SelectField({ value, onChange, options, placeholder, name, ...words }: SelectFieldProps) {
  const isChosen = options.some((option) => option.value === value);
  return (
    <Field {...words}>
      {(control) => (
        <div className="relative">
          <select
            {...{ ...control, name, value }}
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

interface SearchFieldProps {
  label: string;
  placeholder: string;
  value: string;
  onChange: (search: string) => void;
  className?: string;
}

export function SearchField({ label, placeholder, value, onChange, className = '' }: SearchFieldProps) {
  return (
    <div className={`relative ${className}`}>
      <Search className="absolute top-3 left-3 size-5 text-ink-soft" aria-hidden />
      <TextInput
        type="search"
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="pl-10"
      />
    </div>
  );
}

export function CheckboxField({
  label,
  hint,
  ...rest
}: ComponentProps<'input'> & { label: string; hint?: ReactNode }) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div className="flex items-start gap-3 rounded-md border border-snow-300 bg-snow-50 p-3">
      <input
        {...rest}
        id={id}
        type="checkbox"
        aria-describedby={hint ? hintId : undefined}
        className="mt-0.5 size-6 shrink-0"
      />
      <div className="grid min-w-0 flex-1 grid-cols-1 wrap-anywhere">
        <label htmlFor={id} className="cursor-pointer font-semibold">
          {label}
        </label>
        {hint && (
          <p id={hintId} className="text-[0.8125rem] leading-snug text-ink-soft">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}

interface TextListFieldProps extends FieldWords {
  name: string;
  value: readonly string[];
  onChange: (texts: string[]) => void;
  /** Stands between the texts that were there; a blank line or the end of a line. */
  separator: '\n' | '\n\n';
}

/** Text area for several texts typed as one, each on lines of its own. */
export function TextListField({ name, value, onChange, separator, ...words }: TextListFieldProps) {
  const stored = value.join(separator);
  const [typed, setTyped] = useState(stored);
  const split = (words: string) => words.split(separator === '\n' ? /\n/ : /\n\s*/);
  // a text that came from elsewhere replaces what was typed
  const shown = split(typed).join(separator) === stored ? typed : stored;
  return (
    <Field {...words}>
      {(control) => (
        <TextArea
          {...control}
          name={name}
          rows={separator === '\n\n' ? 5 : 3}
          className="field-sizing-content"
          value={shown}
          onChange={(event) => {
            setTyped(event.target.value);
            onChange(event.target.value === '' ? [] : split(event.target.value));
          }}
        />
      )}
    </Field>
  );
}

interface MomentFieldProps extends FieldWords {
  name: string;
  /** ISO 8601 UTC. */
  value: string | null;
  onChange: (moment: string) => void;
}

/** Field of a moment: stored in UTC, typed as the clocks in Istanbul show it; empty text is no time. */
export function MomentField({ name, value, onChange, ...words }: MomentFieldProps) {
  return (
    <Field {...words}>
      {(control) => (
        <TextInput
          {...control}
          name={name}
          type="datetime-local"
          className="sm:max-w-72"
          value={value ? istanbulTime(value).slice(0, lengthToMinute) : ''}
          onChange={(event) => onChange(readIstanbulTime(event.target.value) ?? '')}
        />
      )}
    </Field>
  );
}

const lengthToMinute = '2026-12-03T09:00'.length;

interface SubmitButtonProps {
  /** What the form sends. */
  call: { isPending: boolean; isSuccess: boolean };
  /** Of its dialog, in which it is pressed by keys. */
  keys?: typeof savedByKeys;
  busyLabel: string;
  children: ReactNode;
}

/** Sends a form that is sent once. */
export function SubmitButton({ call: { isPending, isSuccess }, keys, ...button }: SubmitButtonProps) {
  return (
    <BusyButton type="submit" look="primary" isBusy={isPending} isDone={isSuccess} {...keys} {...button} />
  );
}
