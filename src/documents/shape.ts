import { type FormSchema, formOfEntry, presentForm } from './form-schema.ts';

/** True for everything that the form can hold, also with gaps and mistakes; false for what only another program sends. */
export function hasShape(schema: FormSchema, value: unknown): boolean {
  const inner = presentForm(schema);
  if (inner) return value === null || hasShape(inner, value);
  const form = formOfEntry(schema, value);
  if (form.type === 'object') return isObjectOf(form, value);
  if (form.type === 'array') return isListOf(form, value);
  if (form.type === 'string') return typeof value === 'string';
  if (form.type === 'boolean') return typeof value === 'boolean';
  return value === null || typeof value === 'number';
}

function isObjectOf({ properties = {} }: FormSchema, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const fields: Record<string, unknown> = { ...value };
  const isWhole = Object.keys(fields).length === Object.keys(properties).length;
  return isWhole && Object.entries(properties).every(([name, field]) => hasShape(field, fields[name]));
}

const mostEntries = 500;

const isListOf = ({ items = {} }: FormSchema, value: unknown): boolean =>
  Array.isArray(value) && value.length <= mostEntries && value.every((entry) => hasShape(items, entry));
