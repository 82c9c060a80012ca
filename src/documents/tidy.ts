import { foldTurkish } from '#/format/turkish.ts';
import { type FormSchema, formOfEntry, presentForm } from './form-schema.ts';

/** What was typed, without stray spaces and empty lines, and with what nobody types: numbers and addresses of entries. */
export function tidy(schema: FormSchema, value: unknown): unknown {
  if (value === null) return null;
  const form = presentForm(schema) ?? formOfEntry(schema, value);
  if (Array.isArray(value)) return tidyList(form, value);
  if (typeof value === 'object') return tidyObject(form, value);
  if (typeof value !== 'string') return value;
  return form.control === 'iban' ? value.replace(/\s/g, '').toUpperCase() : value.trim();
}

function tidyList({ control, items = {} }: FormSchema, list: unknown[]): unknown[] {
  const entries = list.map((entry) => tidy(items, entry));
  return control === undefined
    ? entries.map((entry, index) => numbered(items, entry, index))
    : entries.filter(Boolean);
}

function tidyObject({ properties = {} }: FormSchema, value: object): object {
  const fields: Record<string, unknown> = { ...value };
  const typed = Object.entries(fields).map(([name, field]) => [name, tidy(properties[name] ?? {}, field)]);
  const tidied: Record<string, unknown> = Object.fromEntries(typed);
  for (const [name, { control, from = '' }] of Object.entries(properties))
    if (control === 'id' && tidied[name] === '') tidied[name] = addressOf(String(tidied[from] ?? ''));
  return tidied;
}

function numbered(items: FormSchema, entry: unknown, index: number): unknown {
  const places = Object.entries(items.properties ?? {}).filter(([, { control }]) => control === 'position');
  if (places.length === 0 || typeof entry !== 'object') return entry;
  return { ...entry, ...Object.fromEntries(places.map(([name]) => [name, index + 1])) };
}

const longestAddress = 60;

/** 'Düzce’de arama' → 'duzcede-arama' */
const addressOf = (words: string): string =>
  foldTurkish(words)
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestAddress)
    .replace(/^-+|-+$/g, '');
