import type { Kysely } from 'kysely';
import type { Fault } from '#/content/find-faults.ts';
import type { AuditContext } from '#/db/audit-log.ts';
import type { DocumentRow, Tables } from '#/db/tables.ts';
import { write } from '#/db/write.ts';
import { fitted } from '#/panel/form/form-schema.ts';
import type { PublicationOutcome } from './answers.server.ts';
import { type ChangedField, listChanges } from './changed-lines.ts';
import { checkRules, findUnknownFiles, listFaults } from './faultless.server.ts';
import { formOf, isKnown, readStored, titleOf } from './forms.server.ts';
import { isHeldBack, publish } from './publication.server.ts';
import { saveRow } from './rows.server.ts';
import { findShapeErrors, type ShapeError } from './shape.ts';
import { inLanguage } from './store.server.ts';
import { tidy } from './tidy.ts';

/** A document outside the database: what visitors read of it. */
export interface DocumentFile {
  /** A name in content/documents.ts. */
  name: string;
  value: unknown;
}

export async function listDocumentFiles(db: Kysely<Tables>): Promise<DocumentFile[]> {
  const rows = [...(await readRows(db)).values()].filter(({ name }) => isKnown(name));
  return rows.map(({ name, publishedValue }) => ({ name, value: readStored(name, publishedValue) }));
}

/** Change that an import would make to a document. */
export interface DocumentChange extends DocumentFile {
  title: string;
  fields: ChangedField[];
  /** What has been saved over what visitors read: an import leaves it among the versions, without its plan. */
  draft?: Pick<DocumentRow, 'updatedBy' | 'publishAt'>;
}

/**
 * Compares files with what visitors read, and lists those that differ.
 * @throws {Error} with one line for each fault of all files; then none of them may be imported
 */
export async function compareDocuments(db: Kysely<Tables>, files: DocumentFile[]): Promise<DocumentChange[]> {
  const faults = files.flatMap(listFileFaults);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const rows = await readRows(db);
  return files.flatMap(({ name, value }) => {
    const whole = complete(name, value);
    const row = rows.get(name);
    const before = readStored(name, row?.publishedValue ?? '{}');
    const fields = listChanges(formOf(name), before, whole);
    const draft = row && row.version !== row.publishedVersion ? row : undefined;
    return fields.length > 0 ? [{ name, title: titleOf(name), value: whole, fields, draft }] : [];
  });
}

/** Lists the faults of a file, a line for each. Pictures of the library are left to the import, which may bring them along. */
export function listFileFaults({ name, value }: DocumentFile): string[] {
  if (!isKnown(name)) return [`${name}.json: this site has no document of that name.`];
  const errors = [...findShapeErrors(formOf(name), value)];
  // rules can be tried only on what has the shape
  if (errors.length > 0) return sayFaults(name, errors);
  const { faults, pictures } = checkRules(name, complete(name, value));
  return sayFaults(name, [...faults, ...findUnknownFiles(pictures)]);
}

const sayFaults = (name: string, faults: (Fault | ShapeError)[]): string[] =>
  faults.map(({ path, message }) => [`${name}.json`, path.join('.'), message].filter(Boolean).join(': '));

/** Completes a file, which may be older than the description of its document. */
const complete = (name: string, value: unknown) => tidy(formOf(name), fitted(formOf(name), value));

/**
 * Publishes all of them at once, or lets them wait for a second person as `publish` says. Their pictures come first.
 * @throws {Error} with one line for each fault of all files; then none of them is imported
 */
export const importDocuments = (
  db: Kysely<Tables>,
  { files, ...by }: AuditContext & { files: DocumentFile[] },
): Promise<PublicationOutcome> =>
  write(db, by, async (write) => {
    const waiting: string[] = [];
    await requireNoFaults(write.tx, files);
    const rows = await readRows(write.tx);
    for (const { name, value } of files) {
      const stored = rows.get(name);
      if (!stored) throw new Error(`The database has no document "${name}".`);
      const row = await saveRow(write, { stored, value });
      const published = await publish(write, { row, action: 'document.publish', isChecked: true });
      if (isHeldBack(published)) waiting.push(titleOf(name));
    }
    return { waiting };
  });

async function requireNoFaults(tx: Kysely<Tables>, files: DocumentFile[]): Promise<void> {
  const faults: string[] = [];
  for (const { name, value } of files) faults.push(...sayFaults(name, await listFaults(tx, { name, value })));
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

/** Reads all rows, by the names of their documents. */
async function readRows(db: Kysely<Tables>): Promise<Map<string, DocumentRow>> {
  const rows = await inLanguage(db).selectAll().orderBy('id').execute();
  return new Map(rows.map((row) => [row.name, row]));
}
