import { type ChangeEvent, type ReactNode, use, useState } from 'react';
import { findHardSentences } from '#/format/readability.ts';
import { formatWholeNumber, readWholeNumber } from '#/format/whole-number.ts';
import { adviceText } from '#/i18n/tr/advice.ts';
import { documentsText as text } from '#/i18n/tr/documents.ts';
import { noticeText } from '#/i18n/tr/notice.ts';
import { FailureBoundary } from '../failure.tsx';
import { lazy } from '../lazy.tsx';
import { CheckboxField, MomentField, SelectField, TextListField } from './controls.tsx';
import { useEndAlong } from './end-along.ts';
import { Field, TextArea, TextInput } from './field.tsx';
import { type Controls, ControlsContext, type FieldProps, useWords } from './field-props.ts';
import { type FormSchema, formOfValue, presentForm } from './form-schema.ts';
import { useField, valueAt } from './form-state.ts';
import { GroupField, ListField, OptionalField } from './holder-fields.tsx';
import { IbanField } from './iban-field.tsx';
import { OperationField } from './operation-field.tsx';

const AddressOffer = lazy(() => import('./address-offer.tsx'));

/** Draws any field of any form; knows none of them. Its name stands on it, so that a link finds it. */
export function SchemaField(field: Omit<FieldProps, 'draw'>): ReactNode {
  return (
    <div data-field={field.name} className="contents" {...useEndAlong(field)}>
      <DrawnField {...field} />
    </div>
  );
}

function DrawnField(field: Omit<FieldProps, 'draw'>): ReactNode {
  const { schema, form, name } = field;
  const controls = use(ControlsContext);
  const draw: FieldProps['draw'] = (name, schema) => <SchemaField form={form} name={name} schema={schema} />;
  const props = { ...field, draw };
  if (presentForm(schema)) return <OptionalField {...props} />;
  if (schema.anyOf)
    return <DrawnField {...field} schema={formOfValue(schema, valueAt(form.values(), name))} />;
  const { control = '', type = 'null', choices } = schema;
  const drawControl = controls[control] ?? byControl[control];
  if (drawControl) return drawControl(props);
  return choices && type === 'string' ? <ChoiceField {...props} /> : byType[type](props);
}

const byControl: Controls = {
  iban: (props) => <IbanField {...props} />,
  prose: (props) => <TextField {...props} rows={3} fits />,
  line: (props) => <TextField {...props} rows={1} fits isLine />,
  block: (props) => <TextField {...props} rows={props.schema.rows} fits isTall />,
  paragraphs: (props) => <TextsField {...props} separator={'\n\n'} hint={text.paragraphsHint} />,
  lines: (props) => <TextsField {...props} separator={'\n'} hint={text.linesHint} />,
  page: (props) => <AddressField {...props} isOfPage />,
  operation: (props) => <OperationIdField {...props} />,
  lira: (props) => <NumberField {...props} />,
  // made by the server
  id: () => null,
  position: () => null,
  dialled: () => null,
  bankCode: () => null,
  savedAt: () => null,
  changedAt: () => null,
  fixed: () => null,
  // the buttons of the form say it
  draftBeside: () => null,
};

const byType: Record<NonNullable<FormSchema['type']>, (props: FieldProps) => ReactNode> = {
  object: (props) => <GroupField {...props} />,
  array: (props) => <ListField {...props} />,
  string: (props) => byFormat[props.schema.format ?? '']?.(props) ?? <TextField {...props} />,
  number: (props) => <NumberField {...props} />,
  integer: (props) => <NumberField {...props} />,
  boolean: (props) => <CheckField {...props} />,
  null: () => null,
};

const byFormat: Controls = {
  'date-time': (props) => <TimeField {...props} />,
  'uri-reference': (props) => <AddressField {...props} />,
  date: (props) => <TextField {...props} type="date" />,
};

interface TextFieldProps extends FieldProps {
  /** Of a text of several lines. */
  rows?: number;
  /** It is as high as what is typed. */
  fits?: boolean;
  /** It is at least as high as its rows. */
  isTall?: boolean;
  /** Its text is one line, however many it takes on a narrow screen. */
  isLine?: boolean;
  type?: 'text' | 'date';
}

function TextField({ rows, fits, isTall, isLine, type, ...props }: TextFieldProps) {
  const { name, schema } = props;
  const [value, setValue] = useField<string | null>(props);
  const field = {
    ...{ name, placeholder: schema.placeholder, value: value ?? '' },
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setValue(isLine ? target.value.replaceAll(/\s*\n\s*/g, ' ') : target.value),
  };
  return (
    <Field {...useAdvisedWords(props, value ?? '')}>
      {(control) =>
        rows ? (
          <TextArea
            {...{ ...control, ...field, rows }}
            enterKeyHint={isLine ? 'next' : undefined}
            style={isTall ? { minHeight: `calc(${rows}lh + 1.125rem)` } : undefined}
            className={fits ? 'field-sizing-content' : ''}
          />
        ) : (
          <TextInput {...control} {...field} type={type} autoComplete="off" enterKeyHint="next" />
        )
      }
    </Field>
  );
}

function AddressField({ isOfPage, ...props }: FieldProps & { isOfPage?: boolean }) {
  const [value, setValue] = useField<string>(props);
  return (
    <Field {...useWords(props)}>
      {(control) => (
        <>
          <TextInput
            {...{ ...control, name: props.name, value, autoComplete: 'off', enterKeyHint: 'next' }}
            onChange={({ target }) => setValue(target.value)}
          />
          <FailureBoundary instead={null}>
            <AddressOffer field={control.id} {...{ value, isOfPage }} onChoose={(path) => setValue(path)} />
          </FailureBoundary>
        </>
      )}
    </Field>
  );
}

function TextsField({ separator, hint, ...props }: FieldProps & { separator: '\n' | '\n\n'; hint: string }) {
  const [value, setValue] = useField<string[]>(props);
  const words = useAdvisedWords(props, value);
  const field = { name: props.name, value, onChange: setValue, separator };
  return <TextListField {...words} hint={words.hint ?? hint} {...field} />;
}

/** Words around a text. Where it should be plain, those of its sentences that are not stand below it. */
function useAdvisedWords(field: FieldProps, value: string | readonly string[]) {
  const words = useWords(field);
  const hard = field.schema.isPlain ? [value].flat().flatMap(findHardSentences) : [];
  if (hard.length === 0) return words;
  const hint = (
    <>
      {words.hint}
      <span className="block font-medium text-caution-800">
        {adviceText.hard(hard.map(({ sentence }) => `“${sentence}”`))}
      </span>
    </>
  );
  return { ...words, hint };
}

function TimeField(props: FieldProps) {
  const { hint, ...words } = useWords(props);
  const [value, setValue] = useField<string | null>(props);
  const isOver = Boolean(value) && (value ?? '') <= new Date().toISOString();
  const hints = [isOver && noticeText.timeIsOver, hint].filter(Boolean).join(' ');
  return <MomentField {...words} hint={hints} name={props.name} value={value} onChange={setValue} />;
}

/**
 * Shows a number in groups, as it was typed while it is. What is no whole number stays as it is written, and the schema says
 * what is wrong with it: a browser's own field for numbers reads '1.000' as 1, and of '12,5' it gives nothing.
 */
function NumberField(props: FieldProps) {
  const { schema, name } = props;
  const [value, setValue] = useField<number | string | null>(props);
  const [typed, setTyped] = useState<string>();
  const read = (words: string) => (words.trim() === '' ? emptied(schema) : (readWholeNumber(words) ?? words));
  const written = typeof value === 'number' ? formatWholeNumber(value) : (value ?? '');
  return (
    <Field {...useWords(props)}>
      {(control) => (
        <TextInput
          {...{ ...control, name, autoComplete: 'off', enterKeyHint: 'next', inputMode: 'numeric' }}
          // the value may also have come from elsewhere meanwhile
          value={typed !== undefined && read(typed) === value ? typed : written}
          onChange={({ target }) => {
            setTyped(target.value);
            setValue(read(target.value));
          }}
          // typing replaces the number that stands there: a first 0 would stay in front
          onFocus={({ target }) => target.select()}
          onBlur={() => setTyped(undefined)}
        />
      )}
    </Field>
  );
}

/** What an emptied field holds: by itself no number yet; null says that a number which may be absent is. */
function emptied({ control }: FormSchema) {
  if (control === 'count') return 0;
  return control === 'knownCount' ? null : '';
}

export function CheckField(props: FieldProps) {
  const { schema, name } = props;
  const [value, setValue] = useField<boolean>(props);
  return (
    <CheckboxField
      {...{ name, label: schema.title ?? '', hint: schema.description, checked: value }}
      onChange={({ target }) => setValue(target.checked)}
    />
  );
}

interface ChoiceFieldProps extends FieldProps {
  /** Called before the value changes. */
  onChosen?: (chosen: string | null) => void;
}

export function ChoiceField({ onChosen, ...props }: ChoiceFieldProps) {
  const { choices = {}, none, placeholder = none ?? text.choose } = props.schema;
  const options = Object.entries(choices).map(([value, label]) => ({ value, label }));
  const [value, setValue] = useField<string | null>(props);
  return (
    <SelectField
      {...useWords(props)}
      name={props.name}
      value={value ?? nothing}
      onChange={(chosen) => {
        const next = chosen === nothing ? null : chosen;
        onChosen?.(next);
        setValue(next);
      }}
      placeholder={placeholder}
      options={none === undefined ? options : [{ value: nothing, label: none }, ...options]}
    />
  );
}

/** Stands for null, which a list of choices cannot hold. */
const nothing = 'none';

function OperationIdField(props: FieldProps) {
  const [value, setValue] = useField<number | null>(props);
  return <OperationField value={value} onChange={setValue} error={useWords(props).error} />;
}
