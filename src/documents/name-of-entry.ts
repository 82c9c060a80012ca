import { formatLongDate } from '#/format/dates.ts';
import { entryListText as text } from '#/i18n/tr/entry-list.ts';
import type { Place } from '#/panel/save/merge.ts';
import { type FormSchema, formOfValue } from './form-schema.ts';

const longestName = 80;

/**
 * The first words that an entry holds: the name of a member, the title of an article, the first day of a course. What the
 * program calls a kind is no name.
 */
export function nameOfEntry(items: FormSchema, entry: unknown): string {
  // a text has no fields, but Object.entries would list its letters
  if (typeof entry !== 'object' || entry === null) return '';
  const form = formOfValue(items, entry);
  const values = new Map<string, unknown>(Object.entries(entry));
  const [name] = Object.entries(form.properties ?? {}).flatMap(([field, { format, choices, control }]) => {
    const value = values.get(field);
    if (typeof value !== 'string' || value === '' || value.startsWith('/') || control === 'fixed') return [];
    if (choices) return choices[value] ?? [];
    return format === 'date' && isDay(value) ? [formatLongDate(value)] : [shorten(value)];
  });
  return name ?? '';
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
  { place, value }: { place: Place; value: unknown },
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
  const entry = `${step + 1}. ${nameOfEntry(items, part) || text.unnamed(one)}`;
  const inner = nameOfPlace({ ...items, title: undefined }, { place: further, value: part });
  return { ...inner, words: [...own, entry, ...inner.words] };
}
