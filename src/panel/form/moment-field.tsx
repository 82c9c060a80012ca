import type { ControllerRenderProps, FieldValues } from 'react-hook-form';
import { istanbulTime, readIstanbulTime } from '#/format/istanbul-time.ts';
import { Field, type FieldWords, TextInput } from './field.tsx';

/** Stored in UTC, typed as the clocks in Istanbul show it; empty text is no time. */
export function MomentField({ field, ...words }: FieldWords & { field: ControllerRenderProps<FieldValues> }) {
  const { value, onChange, ...rest } = field;
  return (
    <Field {...words}>
      {(control) => (
        <TextInput
          {...control}
          {...rest}
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
