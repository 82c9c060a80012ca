import { formatLongDate } from '#/format/dates.ts';
import { formatIban } from '#/format/iban.ts';
import { formatWeekdayMoment } from '#/format/istanbul-time.ts';
import { documentsText as text } from '#/i18n/tr/documents.ts';
import { fieldsOf, valuesOf } from './flat-document.ts';
import { changeInside, type FormSchema, formOfValue } from './form-schema.ts';
import { nameOfEntry } from './name-of-entry.ts';

/** A field with the lines that stand on one side only; there is none where all of them stand in another order (`isReordered`). */
export interface ChangedField {
  name: string;
  label: string;
  before: string[];
  after: string[];
}

/**
 * Lists what differs between two states of a document. Each line says by itself where it belongs: a digit matters
 * here.
 */
export function listChanges(form: FormSchema, before: unknown, after: unknown): ChangedField[] {
  const [old, now] = [valuesOf(before), valuesOf(after)];
  return Object.entries(fieldsOf(form)).flatMap(([name, field]) => {
    if (isSame(field, old[name], now[name])) return [];
    const [was, is] = [linesOf(field, old[name]), linesOf(field, now[name])];
    return [
      { name, label: field.title ?? name, before: linesWithout(was, is), after: linesWithout(is, was) },
    ];
  });
}

export const isReordered = ({ before, after }: ChangedField): boolean =>
  before.length === 0 && after.length === 0;

const isSame = (schema: FormSchema, was: unknown, is: unknown): boolean =>
  JSON.stringify(withoutPlaces(schema, was)) === JSON.stringify(withoutPlaces(schema, is));

function linesWithout(lines: string[], others: string[]): string[] {
  const known = new Set(others);
  return lines.filter((line) => !known.has(line));
}

/** A value that is shown beside another of its kind, without what is counted at each save. */
export function linesBeside(schema: FormSchema, value: unknown): string[] {
  const typed = withoutPlaces(schema, value);
  return Array.isArray(typed) ? linesOf(schema, typed) : readAloud(schema, typed);
}

/** 'Birinci Banka · TL · IBAN: TR15 9999 …' */
function linesOf(schema: FormSchema, value: unknown, places: string[] = []): string[] {
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

const linesOfFields = ({ properties = {} }: FormSchema, value: object, places: string[]): string[] =>
  Object.entries(properties).flatMap(([name, field]) => {
    const inner = new Map<string, unknown>(Object.entries(value)).get(name);
    return linesOf(field, inner, Array.isArray(inner) || !field.title ? places : [...places, field.title]);
  });

/** A value in lines for a person, so that two of them can be compared. */
function readAloud(schema: FormSchema, value: unknown): string[] {
  const form = formOfValue(schema, value);
  if (value === null || value === undefined || value === '') return [];
  if (Array.isArray(value)) return value.flatMap((entry) => readEntry(form.items ?? {}, entry));
  if (typeof value === 'object') return readFields(form, value);
  if (typeof value === 'boolean') return [value ? text.yes : text.no];
  if (form.format === 'date-time') return [formatWeekdayMoment(String(value))];
  if (form.format === 'date') return [formatLongDate(String(value))];
  return [form.choices?.[String(value)] ?? String(value)];
}

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
