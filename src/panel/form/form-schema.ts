/**
 * Description of a form: the part of JSON Schema 2020-12 that zod writes for the fields of content/fields.ts, or that a
 * collection says of its fields, and the words that stand with them.
 */
export interface FormSchema {
  type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean' | 'null';
  title?: string;
  description?: string;
  properties?: Record<string, FormSchema>;
  items?: FormSchema;
  minItems?: number;
  maxItems?: number;
  anyOf?: readonly FormSchema[];
  format?: string;
  pattern?: string;
  /** What a field holds that nobody has filled yet. */
  default?: unknown;
  /** How it is typed, where its type does not say it: a control of `schema-field.tsx`, or one that a domain hands in. */
  control?: string;
  /** Words of each value of an enumeration, or of yes and no. */
  choices?: Readonly<Record<string, string>>;
  /** Words for a value that is not there; offered first where it is chosen from a list. */
  none?: string;
  /** Stands in a list of choices of which none is chosen. */
  placeholder?: string;
  /** Where visitors read most of a document. */
  page?: string;
  /** Visitors read it on other pages as well. */
  isOnManyPages?: boolean;
  /** What the button of a list adds. */
  one?: string;
  /** Fields of an entry that tell it from the others in its list. */
  knownBy?: readonly string[];
  /** The field whose words an address is made of. */
  from?: string;
  /** The field beside it of the day on which ends what begins here. */
  lastDay?: string;
  /** Visitors still read of it when its last day is over. */
  staysPast?: boolean;
  /** Whether it must be filled in; its type says it when left out. */
  isRequired?: boolean;
  /** Two halves stand side by side where there is room. */
  isHalf?: boolean;
  /** Folded away with its neighbours until it is wanted: most of such fields stay empty. */
  isLater?: boolean;
  /** Sentences of it that are hard to read are named below it. */
  isPlain?: boolean;
  /** Lines of a text that are seen at once. */
  rows?: number;
}

/** Tells whether a field must be there to be published. What may be absent is switched on first. */
export const isRequired = ({ type = 'null', minItems = 0, isRequired }: FormSchema): boolean =>
  isRequired ?? (['string', 'number', 'integer'].includes(type) || minItems > 0);

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

/** Makes, of entries that bear a date, a copy of one that waits for another date and for an address of its own. */
export function undatedCopyOf(schema: FormSchema): ((entry: unknown) => unknown) | undefined {
  const isDate = ({ format }: FormSchema) => format === 'date';
  if (!Object.values(schema.properties ?? {}).some(isDate)) return undefined;
  return (entry) =>
    changeInside(schema, entry, (field, value) =>
      isDate(field) || field.control === 'id' ? emptyValue(field) : value,
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
