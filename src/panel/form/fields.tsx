import { Fragment, useState } from 'react';
import { formDialogText as text } from '#/i18n/tr/form-dialog.ts';
import { RequiredHint } from './field.tsx';
import { type Controls, ControlsContext } from './field-props.ts';
import { type FormSchema, isRequired } from './form-schema.ts';
import type { FormState } from './form-state.ts';
import { SchemaField } from './schema-field.tsx';

interface FieldsProps<Form extends object> {
  form: FormState<Form>;
  fields: FormSchema;
  controls?: Controls;
}

type NamedField = [name: string, schema: FormSchema];

/** Draws all fields of a form. */
export function Fields<Form extends object>({
  form,
  fields: { properties = {} },
  controls = {},
}: FieldsProps<Form>) {
  const fields = Object.entries(properties);
  const later = fields.filter(isLater);
  const first = later[0] ? fields.indexOf(later[0]) : fields.length;
  // the description has the names of the form's fields
  const own = form as FormState<object> as FormState;
  return (
    <ControlsContext value={controls}>
      {fields.some(([, schema]) => isRequired(schema) || holdsOthers(schema)) && <RequiredHint />}
      <FieldRows form={own} fields={fields.slice(0, first)} />
      {later.length > 0 && <LaterFields form={own} fields={later} />}
      <FieldRows form={own} fields={fields.slice(first).filter((field) => !isLater(field))} />
    </ControlsContext>
  );
}

const isLater = ([, schema]: NamedField) => schema.isLater === true;

const holdsOthers = ({ type }: FormSchema) => type === 'object' || type === 'array';

interface RowsProps {
  form: FormState;
  fields: NamedField[];
}

/** Folded at first where none of them is filled in; a fault in them unfolds them (`focusField`). */
function LaterFields({ form, fields }: RowsProps) {
  const [isOpen] = useState(() => fields.some(([name, schema]) => form.values()[name] !== schema.default));
  return (
    <details open={isOpen} className="rounded-md border border-snow-200 px-3 sm:px-4">
      <summary className="min-h-11 cursor-pointer content-center font-semibold">{text.later}</summary>
      <div className="grid gap-5 pt-1 pb-4">
        <FieldRows form={form} fields={fields} />
      </div>
    </details>
  );
}

function FieldRows({ form, fields }: RowsProps) {
  const draw = ([name, schema]: NamedField) => (
    <SchemaField key={name} form={form} name={name} schema={schema} />
  );
  return groupHalves(fields).map((group) => {
    const [[name = ''] = []] = group;
    const drawn = group.map(draw);
    return group.length === 1 ? (
      <Fragment key={name}>{drawn}</Fragment>
    ) : (
      <div key={name} className="grid content-start gap-5 sm:grid-cols-2">
        {drawn}
      </div>
    );
  });
}

/** Halves that follow each other share a grid. */
function groupHalves(fields: NamedField[]): NamedField[][] {
  const groups: NamedField[][] = [];
  for (const field of fields) {
    const latest = groups.at(-1);
    if (field[1].isHalf && latest?.[0]?.[1].isHalf) latest.push(field);
    else groups.push([field]);
  }
  return groups;
}
