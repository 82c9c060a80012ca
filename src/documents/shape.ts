import { type FormSchema, formOfEntry, presentForm } from './form-schema.ts';

/**
 * True for everything that the form can hold, also with gaps and mistakes, and for what a form of before an upgrade holds:
 * it lacks fields that have a default. False for what only another program sends.
 */
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
  const hasNoOther = Object.keys(fields).every((name) => Object.hasOwn(properties, name));
  return hasNoOther && Object.entries(properties).every(([name, field]) => hasField(field, fields[name]));
}

const hasField = (field: FormSchema, value: unknown): boolean =>
  value === undefined ? field.default !== undefined : hasShape(field, value);

const mostEntries = 500;

const isListOf = ({ items = {} }: FormSchema, value: unknown): boolean =>
  Array.isArray(value) && value.length <= mostEntries && value.every((entry) => hasShape(items, entry));
