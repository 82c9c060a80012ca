import { formatDottedDate, formatLongDate } from '#/format/dates.ts';
import { formatIban } from '#/format/iban.ts';
import { formatWeekdayMoment } from '#/format/istanbul-time.ts';
import { formatLira } from '#/format/lira.ts';
import { formatWholeNumber } from '#/format/whole-number.ts';
import { documentsText } from '#/i18n/tr/documents.ts';
import { entryListText } from '#/i18n/tr/entry-list.ts';
import { operationsPanelText } from '#/i18n/tr/operations-panel.ts';
import { changeInside, type FormSchema, formOfValue } from './form-schema.ts';

/** A value that is shown beside another of its kind, without what is counted at each save. */
export function linesBeside(schema: FormSchema, value: unknown): string[] {
  const typed = withoutPlaces(schema, value);
  return Array.isArray(typed) ? linesOf(schema, typed) : readAloud(schema, typed);
}

/** 'Birinci Banka · TL · IBAN: TR15 9999 …' */
export function linesOf(schema: FormSchema, value: unknown, places: string[] = []): string[] {
  const form = formOfValue(schema, value);
  if (Array.isArray(value))
    return value.flatMap((entry) => {
      const name = nameOfEntry(form.items ?? {}, entry);
      return linesOf(form.items ?? {}, entry, name ? [...places, name] : places);
    });
  if (typeof value === 'object' && value !== null) return linesOfFields(form, value, places);
  const said = form.control === 'iban' ? [formatIban(String(value))] : readAloud(form, value);
  return said.map((line) => [places.join(' · '), line].filter(Boolean).join(': '));
}

function linesOfFields({ properties = {} }: FormSchema, value: object, places: string[]): string[] {
  // entries of several lists may be called alike
  const hasLists = Object.values(properties).filter(({ type }) => type === 'array').length > 1;
  return Object.entries(properties).flatMap(([name, field]) => {
    const inner = new Map<string, unknown>(Object.entries(value)).get(name);
    const own = Array.isArray(inner) && !hasLists ? undefined : field.title;
    return linesOf(field, inner, own ? [...places, own] : places);
  });
}

/** A value in lines for a person, so that two of them can be compared. */
function readAloud(schema: FormSchema, value: unknown): string[] {
  const form = formOfValue(schema, value);
  if (value === null || value === undefined || value === '')
    return form.none === undefined ? [] : [form.none];
  if (Array.isArray(value)) return value.flatMap((entry) => readEntry(form.items ?? {}, entry));
  if (typeof value === 'object') return readFields(form, value);
  const words = form.choices?.[String(value)];
  if (words !== undefined) return [words];
  if (typeof value === 'boolean') return [value ? documentsText.yes : documentsText.no];
  if (form.control === 'operation') return [operationsPanelText.unknownChoice(Number(value))];
  if (form.format === 'date-time') return [formatWeekdayMoment(String(value))];
  if (form.format === 'date')
    return [(form.control === 'day' ? formatDottedDate : formatLongDate)(String(value))];
  return [typeof value === 'number' ? writeNumber(form, value) : String(value)];
}

const writeNumber = ({ control }: FormSchema, number: number) =>
  control === 'lira' ? formatLira(number) : formatWholeNumber(number);

/** An entry stands apart from the next. */
function readEntry(items: FormSchema, entry: unknown): string[] {
  const lines = readAloud(items, entry);
  return typeof entry === 'object' ? [lines.join(' · ')] : lines;
}

const readFields = ({ properties = {} }: FormSchema, value: object): string[] =>
  Object.entries(properties).flatMap(([name, field]) => {
    if (field.control === 'id' || field.control === 'fixed') return [];
    const lines = readAloud(field, new Map(Object.entries(value)).get(name));
    return lines.length > 1 ? [`${field.title}:`, ...lines] : lines.map((line) => `${field.title}: ${line}`);
  });

/** Drops the numbers that `tidy` counts: an article put in among the others changes none of those behind it. */
export const withoutPlaces = (schema: FormSchema, value: unknown): unknown =>
  schema.control === 'position' ? null : changeInside(schema, value, withoutPlaces);

const longestName = 80;

/**
 * The first words that an entry holds: the name of a member, the title of an article, the first day of a course. What the
 * program calls a kind is no name. What is known by its year is called by that.
 */
export function nameOfEntry(items: FormSchema, entry: unknown): string {
  const { knownBy: [first = ''] = [], properties = {} } = formOfValue(items, entry);
  return namesIn(items, entry, properties[first]?.type === 'integer' ? [first] : undefined)[0] ?? '';
}

/** Names what one knows an entry by in its list, if its description says so: 'Başkan · Hakan Aydoğdu'. Else its name. */
export function describeEntry(items: FormSchema, entry: unknown): string {
  const { knownBy } = formOfValue(items, entry);
  return knownBy ? namesIn(items, entry, knownBy).join(' · ') : nameOfEntry(items, entry);
}

function namesIn(items: FormSchema, entry: unknown, fields?: readonly string[]): string[] {
  // a text has no fields, but Object.entries would list its letters
  if (typeof entry !== 'object' || entry === null) return [];
  const { properties = {} } = formOfValue(items, entry);
  const values = new Map<string, unknown>(Object.entries(entry));
  return (fields ?? Object.keys(properties)).flatMap((field) => {
    const value = values.get(field);
    const form = formOfValue(properties[field] ?? {}, value);
    const { format, choices, control } = form;
    // a number alone names nothing
    if (fields && typeof value === 'number') return [writeNumber(form, value)];
    if (typeof value !== 'string' || value === '' || value.startsWith('/') || control === 'fixed') return [];
    if (choices) return choices[value] ?? [];
    return format === 'date' && isDay(value) ? [formatLongDate(value)] : [shorten(value)];
  });
}

/** A draft may hold what is no date. */
const isDay = (value: string) => !Number.isNaN(Date.parse(value));

/** Ends with a word, unless the first one is too long. */
function shorten(name: string): string {
  if (name.length <= longestName) return name;
  const end = name.lastIndexOf(' ', longestName - 1);
  return `${name.slice(0, end > 0 ? end : longestName - 1).trimEnd()}…`;
}

/** A place inside of a field, in the words of its form: 'Maddeler › 14. Amaç › Metin'. */
interface NamedPlace {
  words: string[];
  schema: FormSchema;
}

/** @param value of the whole field, which names its entries */
export function nameOfPlace(
  schema: FormSchema,
  { place, value }: { place: readonly (string | number)[]; value: unknown },
): NamedPlace {
  const form = formOfValue(schema, value);
  const own = schema.title ? [schema.title] : [];
  const [step, ...further] = place;
  if (step === undefined) return { words: own, schema };
  const part: unknown = new Map(Object.entries((value ?? {}) as object)).get(String(step));
  if (typeof step === 'string') {
    const inner = nameOfPlace(form.properties?.[step] ?? {}, { place: further, value: part });
    return { ...inner, words: [...own, ...inner.words] };
  }
  const { items = {}, one = '' } = form;
  const entry = `${step + 1}. ${nameOfEntry(items, part) || entryListText.unnamed(one)}`;
  const inner = nameOfPlace({ ...items, title: undefined }, { place: further, value: part });
  return { ...inner, words: [...own, entry, ...inner.words] };
}
