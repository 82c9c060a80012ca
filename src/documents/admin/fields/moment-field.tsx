import { type FieldError, get, useController } from 'react-hook-form';
import { istanbulTime, readIstanbulTime } from '#/format/istanbul-time.ts';
import { noticeText as text } from '#/i18n/tr/notice.ts';
import { Field } from '#/panel/form/field.tsx';
import { TextInput } from '#/panel/form/inputs.tsx';
import type { SchemaFieldProps } from './field-props.ts';

/** Stored in UTC, typed as the clocks in Istanbul show it. */
export function MomentField({ schema, form, name }: SchemaFieldProps) {
  const { field } = useController({ control: form.control, name });
  const error = get(form.formState.errors, name) as FieldError | undefined;
  const { value, onChange, ...rest } = field;
  const isOver = Boolean(value) && value <= new Date().toISOString();
  const hint = [isOver && text.timeIsOver, schema.description].filter(Boolean).join(' ');
  return (
    <Field label={schema.title ?? ''} hint={hint} error={error?.message}>
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
