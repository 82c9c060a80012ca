import { istanbulDay } from '#/format/dates.ts';
import { readIstanbulTime } from '#/format/istanbul-time.ts';
import { asDrafted } from '#/stored/as-drafted.ts';
import { emptyValue, type FormSchema, isRequired } from './form-schema.ts';

const fieldsOf = ({ properties = {} }: FormSchema) => Object.entries(properties);

/** Values that a form holds of something stored, or of something new, in the words of a draft. */
export function formValues<Form extends object>(fields: FormSchema, stored?: object): Form {
  const drafted = new Map<string, unknown>(Object.entries(stored ? asDrafted(stored) : {}));
  // what is out is changed by a draft beside it; only a plan goes on being one
  const storedValue = (name: string, { control }: FormSchema) =>
    drafted.get(control === 'draftBeside' ? 'scheduled' : name);
  return Object.fromEntries(
    fieldsOf(fields).map(([name, field]) => [name, storedValue(name, field) ?? emptyOf(field)]),
  ) as Form;
}

/** A day that must be there is today's: the panel may have been open since yesterday. */
const emptyOf = (field: FormSchema) =>
  field.control === 'day' && isRequired(field) ? istanbulDay(new Date()) : emptyValue(field);

/**
 * Reads a text that an earlier panel has kept: it held pictures as one text with commas, and a time as the clocks in
 * Istanbul show it.
 */
export const readKept = <Form extends object>({ properties = {} }: FormSchema, kept: Form): Form =>
  Object.fromEntries(
    Object.entries(kept).map(([name, value]) => [name, readKeptValue(properties[name] ?? {}, value)]),
  ) as Form;

function readKeptValue({ control }: FormSchema, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (control === 'pictures')
    return value
      .split(',')
      .map((url) => url.trim())
      .filter(Boolean);
  return control === 'publishAt' && !value.endsWith('Z') ? (readIstanbulTime(value) ?? '') : value;
}
