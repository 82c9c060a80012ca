import type { Kysely } from 'kysely';
import { openRowCache } from '#/db/row-cache.ts';
import type { DocumentRow, Tables } from '#/db/tables.ts';
import type { DocumentSummary } from '#/documents/answers.server.ts';
import { fieldName } from '#/documents/flat-document.ts';
import { formOf, readStored } from '#/documents/forms.server.ts';
import { editPaths } from '#/http/panel-paths.ts';
import { type FormSchema, formOfValue } from '#/panel/form/form-schema.ts';
import { linesBeside, nameOfPlace } from '#/panel/form/words-of-value.ts';
import { type IndexedEntry, indexEntry } from '#/site/search/find-entries.ts';

/** A field of the site's documents; its `path` opens its form there, its `title` is 'Bölüm › Giriş › Alan'. */
export interface SiteField extends IndexedEntry {
  /** A day or a moment after which what it belongs to is over. */
  until?: string | undefined;
}

/** Opens the reader of all fields as they were saved last; of documents that have not changed since, it has them ready. */
export function openSiteFields(db: Kysely<Tables>) {
  const makeOfDocuments = openRowCache<SavedDocument, SiteField[]>();
  return async (documents: readonly DocumentSummary[]): Promise<SiteField[]> => {
    const made = await makeOfDocuments({
      present: documents,
      read: (ids) =>
        db
          .selectFrom('documents')
          .select(['id', 'version', 'name', 'value'])
          .where('id', 'in', ids)
          .execute(),
      make: listFields,
    });
    return made.flat();
  };
}

type SavedDocument = Pick<DocumentRow, 'id' | 'version' | 'name' | 'value'>;

function listFields({ id, name, value: json }: SavedDocument): SiteField[] {
  const form = formOf(name);
  const value = readStored(name, json);
  return findFields(form, value).map(({ place, line = [], said, until }) => {
    const field = fieldName(form, ['value', ...place, ...line].join('.'));
    const title = nameOfPlace(form, { place, value }).words.join(' › ');
    const path = editPaths.document(id, field);
    return { ...indexEntry({ kind: 'section', path, title, text: said, notes: [] }), until };
  });
}

interface PlacedField {
  place: (string | number)[];
  /** Of a text of several lines: which one. */
  line?: [number];
  /** Its value in words. */
  said: string;
  until?: string | undefined;
}

/** What nobody types. */
const unasked = ['id', 'fixed', 'position'];

/** What tells nothing as a result, or must not stand there: the numbers of accounts. */
const unsaid = ['iban', 'picture', 'pictures'];

function findFields(schema: FormSchema, value: unknown, place: PlacedField['place'] = []): PlacedField[] {
  const form = formOfValue(schema, value);
  const { control = '', items = {} } = form;
  if (unasked.includes(control)) return [];
  if (unsaid.includes(control)) return [{ place, said: '' }];
  if (Array.isArray(value) && control !== '')
    return value.map((line, index) => ({ place, line: [index], said: String(line) }));
  if (Array.isArray(value)) {
    const entries = value.flatMap((entry, index) => findFields(items, entry, [...place, index]));
    return [{ place, said: '' }, ...entries];
  }
  if (typeof value === 'object' && value !== null) return findInGroup(form, value, place);
  return [{ place, said: linesBeside(form, value).join(' ') }];
}

function findInGroup(form: FormSchema, group: object, place: PlacedField['place']): PlacedField[] {
  const values = new Map<string, unknown>(Object.entries(group));
  const fields = Object.entries(form.properties ?? {});
  const dates = fields.filter(([name, field]) =>
    formOfValue(field, values.get(name)).format?.startsWith('date'),
  );
  // of two, such as those of a course, the second is the end; a notice that is off has none
  const [end] = dates.length > 1 && values.get('isOn') !== false ? (dates.at(-1) ?? []) : [];
  return fields.flatMap(([name, field]) => {
    const found = findFields(field, values.get(name), [...place, name]);
    const until = values.get(name);
    return name === end && typeof until === 'string' ? found.map((one) => ({ ...one, until })) : found;
  });
}
