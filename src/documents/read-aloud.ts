import { formatLongDate } from '#/format/dates.ts';
import { formatWeekdayMoment } from '#/format/istanbul-time.ts';
import { documentsText as text } from '#/i18n/tr/documents.ts';
import { type FormSchema, formOfValue } from './form-schema.ts';

/** A value in lines for a person, so that two of them can be compared. */
export function readAloud(schema: FormSchema, value: unknown): string[] {
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
