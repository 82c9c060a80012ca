/**
 * What the panel's form reads of a document: the part of JSON Schema 2020-12 that zod writes for the fields of
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

/** What may be null has two forms: its own, and none. */
export function presentForm({ anyOf }: FormSchema): FormSchema | undefined {
  const others = anyOf?.filter(({ type }) => type !== 'null');
  return anyOf && others?.length === anyOf.length - 1 ? others[0] : undefined;
}

/** Of several forms that an entry may have, the one that it has. */
export const formOfEntry = (schema: FormSchema, entry: unknown): FormSchema =>
  schema.anyOf?.find(({ properties = {} }) => hasKeysOf(properties, entry)) ?? schema.anyOf?.[0] ?? schema;

const hasKeysOf = (properties: object, entry: unknown) =>
  typeof entry === 'object' && entry !== null && Object.keys(entry).every((key) => key in properties);

/** What an untouched form holds: every field, empty. */
export function emptyValue(schema: FormSchema): unknown {
  if (presentForm(schema)) return null;
  const { type, properties = {} } = formOfEntry(schema, undefined);
  if (type === 'object')
    return Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, emptyValue(field)]));
  if (type === 'array') return [];
  if (type === 'boolean') return false;
  return type === 'string' ? '' : null;
}
