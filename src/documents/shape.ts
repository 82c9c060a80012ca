import { readWholeNumber } from '#/format/whole-number.ts';
import { type FormSchema, formOfValue, presentForm } from '#/panel/form/form-schema.ts';

/** Place where something is no such document, and why: for the person who wrote it by hand. */
export interface ShapeError {
  /** ['members', 0, 'name'] */
  path: (string | number)[];
  message: string;
}

export const hasShape = (schema: FormSchema, value: unknown): boolean =>
  findShapeErrors(schema, value).next().done === true;

/**
 * Nothing for everything that the form can hold, also with gaps and mistakes, and for what a form of before an upgrade
 * holds: it lacks fields that have a default. Else what only another program sends, found as it is asked for.
 */
export function* findShapeErrors(schema: FormSchema, value: unknown): Generator<ShapeError, void> {
  if (value === null && presentForm(schema)) return;
  const form = formOfValue(schema, value);
  if (form.type === 'object') yield* findInObject(form, value);
  else if (form.type === 'array') yield* findInList(form, value);
  else if (!isOfType(form, value)) yield { path: [], message: 'this is of another kind.' };
}

function isOfType({ type }: FormSchema, value: unknown): boolean {
  if (type === 'string' || type === 'boolean') return typeof value === type;
  // not typed yet, emptied, or no number as it is typed
  if (typeof value === 'string') return readWholeNumber(value) === undefined;
  return value === null || typeof value === 'number';
}

function* findInObject({ properties = {} }: FormSchema, value: unknown): Generator<ShapeError, void> {
  if (typeof value !== 'object' || value === null) {
    yield { path: [], message: 'this should hold fields.' };
    return;
  }
  const fields: Record<string, unknown> = { ...value };
  const others = Object.keys(fields).filter((name) => !Object.hasOwn(properties, name));
  for (const other of others) yield { path: [other], message: 'there is no such field.' };
  for (const [name, field] of Object.entries(properties))
    yield* within(name, findInField(field, fields[name]));
}

function* findInField(field: FormSchema, value: unknown): Generator<ShapeError, void> {
  if (value !== undefined) yield* findShapeErrors(field, value);
  else if (field.default === undefined) yield { path: [], message: 'this field is missing.' };
}

const mostEntries = 500;

function* findInList({ items = {} }: FormSchema, value: unknown): Generator<ShapeError, void> {
  if (!Array.isArray(value) || value.length > mostEntries) {
    yield { path: [], message: `this should be a list of at most ${mostEntries}.` };
    return;
  }
  for (const [place, entry] of value.entries()) yield* within(place, findShapeErrors(items, entry));
}

function* within(step: string | number, errors: Iterable<ShapeError>): Generator<ShapeError, void> {
  for (const { path, message } of errors) yield { path: [step, ...path], message };
}
