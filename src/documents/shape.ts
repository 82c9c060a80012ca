import { type FormSchema, formOfEntry, presentForm } from './form-schema.ts';

/** Where something is no such document, and why: for whoever wrote it by hand. */
export interface Misfit {
  /** ['members', 0, 'name'] */
  path: (string | number)[];
  message: string;
}

export const hasShape = (schema: FormSchema, value: unknown): boolean =>
  findMisfit(schema, value) === undefined;

/**
 * Undefined for everything that the form can hold, also with gaps and mistakes, and for what a form of before an upgrade
 * holds: it lacks fields that have a default. Else the first thing that only another program sends.
 */
export function findMisfit(schema: FormSchema, value: unknown): Misfit | undefined {
  const inner = presentForm(schema);
  if (inner) return value === null ? undefined : findMisfit(inner, value);
  const form = formOfEntry(schema, value);
  if (form.type === 'object') return findInObject(form, value);
  if (form.type === 'array') return findInList(form, value);
  return isOfType(form, value) ? undefined : { path: [], message: 'this is of another kind.' };
}

function isOfType({ type }: FormSchema, value: unknown): boolean {
  if (type === 'string' || type === 'boolean') return typeof value === type;
  return value === null || typeof value === 'number';
}

function findInObject({ properties = {} }: FormSchema, value: unknown): Misfit | undefined {
  if (typeof value !== 'object' || value === null) return { path: [], message: 'this should hold fields.' };
  const fields: Record<string, unknown> = { ...value };
  const other = Object.keys(fields).find((name) => !Object.hasOwn(properties, name));
  if (other !== undefined) return { path: [other], message: 'there is no such field.' };
  return first(Object.entries(properties), ([name, field]) => within(name, findInField(field, fields[name])));
}

function findInField(field: FormSchema, value: unknown): Misfit | undefined {
  if (value !== undefined) return findMisfit(field, value);
  return field.default === undefined ? { path: [], message: 'this field is missing.' } : undefined;
}

const mostEntries = 500;

function findInList({ items = {} }: FormSchema, value: unknown): Misfit | undefined {
  if (!Array.isArray(value) || value.length > mostEntries)
    return { path: [], message: `this should be a list of at most ${mostEntries}.` };
  return first([...value.entries()], ([place, entry]) => within(place, findMisfit(items, entry)));
}

const within = (step: string | number, misfit: Misfit | undefined): Misfit | undefined =>
  misfit && { ...misfit, path: [step, ...misfit.path] };

function first<One>(all: One[], find: (one: One) => Misfit | undefined): Misfit | undefined {
  for (const one of all) {
    const misfit = find(one);
    if (misfit) return misfit;
  }
  return undefined;
}
