import { formatDays, formatDottedDate, formatLongDate } from '#/format/dates.ts';
import { formatIban } from '#/format/iban.ts';
import { formatWeekdayMoment } from '#/format/istanbul-time.ts';
import { type FormSchema, formOfValue } from '../form-schema.ts';

export interface ShownField {
  /** 'banks.0.accounts.1.iban' */
  path: string;
  label: string;
  /** Every way in which a page may write it. */
  shown: string[];
}

/** The filled fields of a document whose words, numbers or pictures a page may show. */
export function shownFields(schema: FormSchema, value: unknown, path: string[] = []): ShownField[] {
  const form = formOfValue(schema, value);
  const label = form.title ?? schema.title ?? '';
  if (Array.isArray(value)) {
    const items = { title: label, ...form.items };
    return value.flatMap((entry, index) => shownFields(items, entry, [...path, String(index)]));
  }
  if (typeof value === 'object' && value !== null) return fieldsOfGroup(form, value, path);
  const shown = unread.includes(form.control ?? '') ? [] : waysToWrite(form, value);
  return shown.length > 0 ? [{ path: path.join('.'), label, shown }] : [];
}

/** Made by the server, or an address that no visitor reads. */
const unread = ['id', 'fixed', 'position', 'page'];

function fieldsOfGroup({ properties = {} }: FormSchema, value: object, path: string[]): ShownField[] {
  const fields = Object.entries(value).flatMap(([name, inside]) =>
    shownFields(properties[name] ?? {}, inside, [...path, name]),
  );
  const [first, last, ...others] = Object.entries(value).filter(
    ([name]) => properties[name]?.format === 'date',
  );
  if (!first?.[1] || !last?.[1] || others.length > 0) return fields;
  // a page says '16–17 Ocak 2027' for both
  const days = formatDays(first[1], last[1]);
  const begin = [...path, first[0]].join('.');
  return fields.map((field) => (field.path === begin ? { ...field, shown: [...field.shown, days] } : field));
}

function waysToWrite(form: FormSchema, value: unknown): string[] {
  if (typeof value === 'number') return [String(value), value.toLocaleString('tr')];
  if (typeof value !== 'string' || value === '' || isUnread(form, value)) return [];
  if (form.control === 'iban') return [formatIban(value)];
  if (form.format === 'date') return [formatLongDate(value), formatDottedDate(value)];
  if (form.format === 'date-time') return [formatWeekdayMoment(value)];
  return [value];
}

/** Chosen from a list, or an address. */
const isUnread = ({ control, choices }: FormSchema, value: string) =>
  choices !== undefined || (control !== 'picture' && /^(\/|https?:|\+90\d)/.test(value));
