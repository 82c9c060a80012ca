import { Fragment } from 'react';
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

/** Draws all fields of a form. */
export function Fields<Form extends object>({
  form,
  fields: { properties = {} },
  controls = {},
}: FieldsProps<Form>) {
  const fields = Object.entries(properties);
  const draw = ([name, schema]: [string, FormSchema]) => (
    // the description has the names of the form's fields
    <SchemaField key={name} form={form as FormState<object> as FormState} name={name} schema={schema} />
  );
  return (
    <ControlsContext value={controls}>
      {fields.some(([, schema]) => isRequired(schema) || holdsOthers(schema)) && <RequiredHint />}
      {groupHalves(fields).map((group) => {
        const [[name = ''] = []] = group;
        const drawn = group.map(draw);
        return group.length === 1 ? (
          <Fragment key={name}>{drawn}</Fragment>
        ) : (
          <div key={name} className="grid content-start gap-5 sm:grid-cols-2">
            {drawn}
          </div>
        );
      })}
    </ControlsContext>
  );
}

const holdsOthers = ({ type }: FormSchema) => type === 'object' || type === 'array';

/** Halves that follow each other share a grid. */
function groupHalves(fields: [string, FormSchema][]): [string, FormSchema][][] {
  const groups: [string, FormSchema][][] = [];
  for (const field of fields) {
    const latest = groups.at(-1);
    if (field[1].isHalf && latest?.[0]?.[1].isHalf) latest.push(field);
    else groups.push([field]);
  }
  return groups;
}
