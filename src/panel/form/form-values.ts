import { istanbulDay } from '#/format/dates.ts';
import { readIstanbulTime } from '#/format/istanbul-time.ts';
import { asDrafted } from '#/stored/as-drafted.ts';
import type { ComparedField } from '../save/compare.ts';
import { emptyValue, type FormSchema } from './form-schema.ts';
import { linesBeside, nameOfPlace, withoutPlaces } from './words-of-value.ts';

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

/** A day is today's: the panel may have been open since yesterday. */
const emptyOf = (field: FormSchema) =>
  field.control === 'day' ? istanbulDay(new Date()) : emptyValue(field);

/** Whether and when visitors see it: nobody has typed it, so it is asked about whole. */
const publication = ['publishAt', 'published'];

/**
 * The fields of a form as two versions of it are compared.
 * @param isNested whether places inside of a field are compared, too
 */
export const comparedFields = (fields: FormSchema, isNested = false): [string, ComparedField][] =>
  fieldsOf(fields).map(([name, field]) => {
    const whole = {
      label: field.title ?? '',
      show: (value: unknown) => linesBeside(field, value).join('\n'),
    };
    return [name, isNested && !publication.includes(name) ? { ...whole, ...partsOf(field) } : whole];
  });

const partsOf = (field: FormSchema): Pick<ComparedField, 'inside' | 'uncounted'> => ({
  inside: (place, value) => {
    const { words, schema } = nameOfPlace(field, { place, value });
    return { label: words.join(' › '), show: (part) => linesBeside(schema, part).join('\n') };
  },
  uncounted: (value) => withoutPlaces(field, value),
});

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
