import type { ReactNode } from 'react';
import type { ControllerRenderProps, FieldValues } from 'react-hook-form';
import { Controller } from 'react-hook-form';
import { istanbulTime, readIstanbulTime } from '#/format/istanbul-time.ts';
import { documentsText as text } from '#/i18n/tr/documents.ts';
import { noticeText } from '#/i18n/tr/notice.ts';
import { PictureField, PicturesField } from '#/media/fields/pictures-field.tsx';
import { CheckboxField, SelectField, TextListField } from '#/panel/form/controls.tsx';
import { Field, type FieldWords, NumberInput, TextArea, TextInput } from '#/panel/form/field.tsx';
import { type Control, type FormSchema, formOfValue, presentForm } from '../../form-schema.ts';
import {
  GroupField,
  type HolderProps,
  ListField,
  OptionalField,
  type SchemaFieldProps,
  wordsOf,
} from './holder-fields.tsx';

/** Draws any field of any document; knows none of them. Its name stands on it, so that a link finds it. */
export function SchemaField(field: SchemaFieldProps): ReactNode {
  return (
    <div data-field={field.name} className="contents">
      <DrawnField {...field} />
    </div>
  );
}

function DrawnField(field: SchemaFieldProps): ReactNode {
  const { schema, form, name } = field;
  const draw: HolderProps['draw'] = (name, schema) => <SchemaField form={form} name={name} schema={schema} />;
  const props = { ...field, draw };
  if (presentForm(schema)) return <OptionalField {...props} />;
  if (schema.anyOf) return <DrawnField {...field} schema={formOfValue(schema, form.getValues(name))} />;
  if (schema.control && schema.control in byControl) return byControl[schema.control]?.(props);
  if (schema.choices) return <ChoiceField {...props} choices={schema.choices} />;
  return byType[schema.type ?? 'null'](props);
}

const byControl: Partial<Record<Control, (props: HolderProps) => ReactNode>> = {
  // longer than a phone is wide, and every digit counts
  iban: (props) => <TextField {...props} isLong />,
  prose: (props) => <TextField {...props} isLong />,
  paragraphs: (props) => <TextsField {...props} separator={'\n\n'} hint={text.paragraphsHint} />,
  lines: (props) => <TextsField {...props} separator={'\n'} hint={text.linesHint} />,
  picture: (props) => <PicturesControl {...props} />,
  pictures: (props) => <PicturesControl {...props} />,
  // made by the server
  id: () => null,
  position: () => null,
  fixed: () => null,
};

const byType: Record<NonNullable<FormSchema['type']>, (props: HolderProps) => ReactNode> = {
  object: (props) => <GroupField {...props} />,
  array: (props) => <ListField {...props} />,
  string: (props) =>
    props.schema.format === 'date-time' ? (
      <TimeField {...props} />
    ) : (
      <TextField {...props} type={props.schema.format === 'date' ? 'date' : 'text'} />
    ),
  number: (props) => <NumberField {...props} />,
  integer: (props) => <NumberField {...props} />,
  boolean: (props) => <CheckField {...props} />,
  null: () => null,
};

function TextField({
  isLong,
  type,
  ...props
}: SchemaFieldProps & { isLong?: boolean; type?: 'text' | 'date' }) {
  const field = props.form.register(props.name);
  return (
    <Field {...wordsOf(props)}>
      {(control) =>
        isLong ? (
          <TextArea {...control} {...field} rows={3} className="field-sizing-content" />
        ) : (
          <TextInput {...control} {...field} type={type} autoComplete="off" enterKeyHint="next" />
        )
      }
    </Field>
  );
}

function TextsField({
  separator,
  hint,
  ...props
}: SchemaFieldProps & { separator: '\n' | '\n\n'; hint: string }) {
  const words = wordsOf(props);
  return (
    <Controller
      control={props.form.control}
      name={props.name}
      render={({ field }) => (
        <TextListField {...words} hint={words.hint ?? hint} field={field} separator={separator} />
      )}
    />
  );
}

function TimeField(props: SchemaFieldProps) {
  const words = wordsOf(props);
  return (
    <Controller
      control={props.form.control}
      name={props.name}
      render={({ field }) => {
        const isOver = Boolean(field.value) && field.value <= new Date().toISOString();
        const hint = [isOver && noticeText.timeIsOver, words.hint].filter(Boolean).join(' ');
        return <MomentField {...words} hint={hint} field={field} />;
      }}
    />
  );
}

function NumberField(props: SchemaFieldProps) {
  const { schema, form, name } = props;
  return (
    <Field {...wordsOf(props)}>
      {(control) => (
        <NumberInput
          {...control}
          {...form.register(name, { setValueAs: readNumber })}
          step={schema.type === 'integer' ? 1 : 'any'}
          inputMode={schema.type === 'integer' ? 'numeric' : 'decimal'}
          autoComplete="off"
          enterKeyHint="next"
        />
      )}
    </Field>
  );
}

/** An emptied field is there, and holds no number yet; null would say that a number which may be absent is. */
const readNumber = (typed: string | number | null) =>
  typed === '' || typed === null ? typed : Number(typed);

function CheckField({ schema, form, name }: SchemaFieldProps) {
  return <CheckboxField {...form.register(name)} label={schema.title ?? ''} hint={schema.description} />;
}

function ChoiceField({ choices, ...props }: SchemaFieldProps & { choices: Record<string, string> }) {
  return (
    <Controller
      control={props.form.control}
      name={props.name}
      render={({ field }) => (
        <SelectField
          {...field}
          {...wordsOf(props)}
          placeholder={text.choose}
          options={Object.entries(choices).map(([value, label]) => ({ value, label }))}
        />
      )}
    />
  );
}

const mostPictures = 50;

/** Field of a picture, or of several in their order. */
function PicturesControl(props: SchemaFieldProps) {
  const { label, error } = wordsOf(props);
  return (
    <Controller
      control={props.form.control}
      name={props.name}
      render={({ field: { ref, value, onChange } }) =>
        props.schema.control === 'picture' ? (
          <PictureField {...{ label, error, ref, value, onChange }} />
        ) : (
          <PicturesField {...{ label, error, ref, value, onChange }} most={mostPictures} />
        )
      }
    />
  );
}

/** Stored in UTC, typed as the clocks in Istanbul show it; empty text is no time. */
function MomentField({ field, ...words }: FieldWords & { field: ControllerRenderProps<FieldValues> }) {
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
