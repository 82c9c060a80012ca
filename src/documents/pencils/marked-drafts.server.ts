import type { Kysely } from 'kysely';
import type { Content } from '#/content/documents.ts';
import type { Tables } from '#/db/tables.ts';
import { formatDays, formatDottedDate, formatLongDate } from '#/format/dates.ts';
import { formatIban } from '#/format/iban.ts';
import { formatWeekdayMoment } from '#/format/istanbul-time.ts';
import { formatLira } from '#/format/lira.ts';
import { editPaths } from '#/http/panel-paths.ts';
import { documentsText as text } from '#/i18n/tr/documents.ts';
import { type FormSchema, formOfValue } from '#/panel/form/form-schema.ts';
import type { DocumentSummary } from '../answers.server.ts';
import { readSaved } from '../content.server.ts';
import { fieldName } from '../flat-document.ts';
import { formOf } from '../forms.server.ts';
import { listDocuments } from '../store.server.ts';
import { markOf, type PencilField } from './marks.ts';

interface MarkedDrafts {
  /** What visitors would read if all drafts were published; its words bear the marks of their fields. */
  content: Content;
  /** What a page has read of it up to now. */
  fields: readonly PencilField[];
  /** Those of which it has read a field; what only decides whether a link is shown is no part of it. */
  documentsRead: () => DocumentSummary[];
}

export async function openMarkedDrafts(db: Kysely<Tables>, published: Content): Promise<MarkedDrafts> {
  const drafts = await readSaved(db, published);
  const documents = await listDocuments(db);
  const read = new Set<DocumentSummary>();
  const fields: PencilField[] = [];
  const numbers = new Map<string, number>();

  function give(
    value: unknown,
    schema: FormSchema,
    at: { document: DocumentSummary; path: string },
  ): unknown {
    const form = formOfValue(schema, value);
    const title = form.title ?? schema.title ?? '';
    if (typeof value !== 'object' || value === null) return giveField(value, { ...form, title }, at);
    return new Proxy(value, {
      get(target, name) {
        const inside: unknown = Reflect.get(target, name);
        // not the length of a list
        if (typeof name === 'symbol' || !Object.prototype.propertyIsEnumerable.call(target, name))
          return inside;
        const inner = Array.isArray(target) ? { title, ...form.items } : form.properties?.[name];
        return give(inside, inner ?? {}, { ...at, path: `${at.path}.${name}` });
      },
    });
  }

  const giveField: typeof give = (value, form, { document, path }) => {
    const { id, name } = document;
    const bearsMark = isOfWords(form, value);
    const shown = bearsMark ? undefined : waysToWrite(form, value);
    if (!bearsMark && !shown) return value;
    read.add(document);
    const href = editPaths.document(id, fieldName(formOf(name), path));
    const label = `${text.edit(form.title ?? '')} · ${excerptOf(value)}`;
    const number = numbers.get(href) ?? fields.push({ label, href, shown }) - 1;
    numbers.set(href, number);
    return bearsMark ? `${value}${markOf(number)}` : value;
  };

  const content = new Proxy(drafts, {
    get(target, name) {
      const document = documents.find((one) => one.name === name);
      const inside: unknown = Reflect.get(target, name);
      return document ? give(inside, formOf(document.name), { document, path: 'value' }) : inside;
    },
  });
  return { content, fields, documentsRead: () => documents.filter((one) => read.has(one)) };
}

/** In letters. Of five fields called 'Adı' each says whose name it is. */
const longestExcerpt = 40;

function excerptOf(value: unknown): string {
  const words = String(value);
  return words.length > longestExcerpt ? `${words.slice(0, longestExcerpt).trim()}…` : words;
}

/** Tells whether a page writes a value as it is; all else may be reckoned with, compared, or put into an address. */
const isOfWords = ({ control = 'prose', format, choices }: FormSchema, value: unknown) =>
  control === 'prose' && !format && !choices && typeof value === 'string' && /^(?!\/|https?:)./.test(value);

/** Lists how a page writes a number, a date and the like; nothing of an address that no visitor reads. */
function waysToWrite({ control, format = '' }: FormSchema, value: unknown): string[] | undefined {
  if (typeof value === 'number' && control !== 'position')
    return [String(value), value.toLocaleString('tr'), formatLira(value)];
  if (typeof value !== 'string' || value === '') return undefined;
  if (control === 'iban') return [formatIban(value)];
  if (format === 'date') return [formatLongDate(value), formatDays(value, value), formatDottedDate(value)];
  if (format === 'date-time') return [formatWeekdayMoment(value)];
  return control === 'picture' || ['email', 'hours'].includes(format) ? [value] : undefined;
}
