/**
 * Form of a document as the panel reads it: the part of JSON Schema 2020-12 that zod writes for the fields of
 * content/fields.ts, and the words that stand with them.
 */
export interface FormSchema {
  type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean' | 'null';
  title?: string;
  description?: string;
  properties?: Record<string, FormSchema>;
  items?: FormSchema;
  minItems?: number;
  maxItems?: number;
  anyOf?: FormSchema[];
  format?: string;
  pattern?: string;
  /** What a field holds that nobody has filled yet. */
  default?: unknown;
  /** How it is typed, where its type does not say it. */
  control?: Control;
  /** Words of each value of an enumeration. */
  choices?: Record<string, string>;
  /** Where visitors read most of a document. */
  page?: string;
  /** What the button of a list adds. */
  one?: string;
  /** The field whose words an address is made of. */
  from?: string;
}

export type Control =
  | 'prose'
  | 'paragraphs'
  | 'lines'
  | 'page'
  | 'picture'
  | 'pictures'
  | 'iban'
  | 'id'
  | 'position'
  | 'fixed';

/** Returns the form of a value that is there: what may be null has two forms, its own and none. */
export function presentForm({ anyOf }: FormSchema): FormSchema | undefined {
  const others = anyOf?.filter(({ type }) => type !== 'null');
  return anyOf && others?.length === anyOf.length - 1 ? others[0] : undefined;
}

/**
 * Finds, of several forms that a value may have, the one that knows most of its fields, else the first; that of null
 * is the last.
 */
export function formOfValue(schema: FormSchema, value: unknown): FormSchema {
  const names = isGroup(value) ? Object.keys(value) : [];
  const known = ({ properties = {} }: FormSchema) => names.filter((name) => name in properties).length;
  return schema.anyOf?.reduce((best, form) => (known(form) > known(best) ? form : best)) ?? schema;
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A copy of a value, in which each of its fields or entries is what `change` gives for it; of what has none, itself. */
export function changeInside(
  schema: FormSchema,
  value: unknown,
  change: (schema: FormSchema, value: unknown) => unknown,
): unknown {
  const { items = {}, properties = {} } = formOfValue(schema, value);
  if (Array.isArray(value)) return value.map((entry) => change(items, entry));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, change(properties[name] ?? {}, field)]),
  );
}

/** Returns what an untouched form holds: every field with its default, or empty. */
export function emptyValue(schema: FormSchema): unknown {
  if (schema.default !== undefined) return fitted(schema, schema.default);
  if (presentForm(schema)) return null;
  const { type, properties = {} } = formOfValue(schema, undefined);
  if (type === 'object')
    return Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, emptyValue(field)]));
  if (type === 'array') return [];
  if (type === 'boolean') return false;
  return type === 'string' ? '' : null;
}

/**
 * A document, or a part of it, that was written for an earlier description: with the fields of this one and no others. A
 * missing field holds its default; if it has none, what `first` holds there, or nothing.
 * @param first known outside of lists only
 */
export function fitted(schema: FormSchema, value: unknown, first?: unknown): unknown {
  if (value === undefined)
    return schema.default === undefined && first !== undefined ? first : emptyValue(schema);
  const { items, properties } = formOfValue(schema, value);
  if (Array.isArray(value)) return items ? value.map((entry) => fitted(items, entry)) : value;
  if (!isGroup(value) || !properties) return value;
  const firstOf = isGroup(first) ? first : {};
  return Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [name, fitted(field, value[name], firstOf[name])]),
  );
}
