import type { ReactNode } from 'react';
import { Controller, type FieldError, get } from 'react-hook-form';
import { documentsText as text } from '#/i18n/tr/documents.ts';
import { CheckboxField } from '#/panel/form/checkbox-field.tsx';
import { Field } from '#/panel/form/field.tsx';
import { NumberInput, TextArea, TextInput } from '#/panel/form/inputs.tsx';
import { SelectField } from '#/panel/form/select-field.tsx';
import { type Control, type FormSchema, formOfEntry, presentForm } from '../../form-schema.ts';
import type { HolderProps, SchemaFieldProps } from './field-props.ts';
import { GroupField } from './group-field.tsx';
import { ListField } from './list-field.tsx';
import { MomentField } from './moment-field.tsx';
import { OptionalField } from './optional-field.tsx';
import { PictureField } from './picture-field.tsx';
import { TextListField } from './text-list-field.tsx';

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
  if (schema.anyOf) return <DrawnField {...field} schema={formOfEntry(schema, form.getValues(name))} />;
  if (schema.control && schema.control in byControl) return byControl[schema.control]?.(props);
  if (schema.choices) return <ChoiceField {...props} choices={schema.choices} />;
  return byType[schema.type ?? 'null'](props);
}

const byControl: Partial<Record<Control, (props: HolderProps) => ReactNode>> = {
  prose: (props) => <TextField {...props} isLong />,
  paragraphs: (props) => <TextListField {...props} separator={'\n\n'} />,
  lines: (props) => <TextListField {...props} separator={'\n'} />,
  picture: (props) => <PictureField {...props} />,
  pictures: (props) => <PictureField {...props} />,
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
      <MomentField {...props} />
    ) : (
      <TextField {...props} type={props.schema.format === 'date' ? 'date' : 'text'} />
    ),
  number: (props) => <NumberField {...props} />,
  integer: (props) => <NumberField {...props} />,
  boolean: (props) => <SwitchField {...props} />,
  null: () => null,
};

const errorOf = ({ form: { formState }, name }: SchemaFieldProps): string | undefined =>
  (get(formState.errors, name) as FieldError | undefined)?.message;

function TextField({
  isLong,
  type,
  ...props
}: SchemaFieldProps & { isLong?: boolean; type?: 'text' | 'date' }) {
  const { schema, form, name } = props;
  return (
    <Field label={schema.title ?? ''} hint={schema.description} error={errorOf(props)}>
      {(field) =>
        isLong ? (
          <TextArea {...field} {...form.register(name)} rows={3} className="field-sizing-content" />
        ) : (
          <TextInput {...field} {...form.register(name)} type={type} autoComplete="off" enterKeyHint="next" />
        )
      }
    </Field>
  );
}

function NumberField(props: SchemaFieldProps) {
  const { schema, form, name } = props;
  return (
    <Field label={schema.title ?? ''} hint={schema.description} error={errorOf(props)}>
      {(field) => (
        <NumberInput
          {...field}
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

const readNumber = (typed: string | number | null) => (typed === '' || typed === null ? null : Number(typed));

function SwitchField({ schema, form, name }: SchemaFieldProps) {
  return <CheckboxField {...form.register(name)} label={schema.title ?? ''} hint={schema.description} />;
}

function ChoiceField({ choices, ...props }: SchemaFieldProps & { choices: Record<string, string> }) {
  const { schema, form, name } = props;
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field }) => (
        <SelectField
          {...field}
          label={schema.title ?? ''}
          hint={schema.description}
          error={errorOf(props)}
          placeholder={text.choose}
          options={Object.entries(choices).map(([value, label]) => ({ value, label }))}
        />
      )}
    />
  );
}
