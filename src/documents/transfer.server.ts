import type { Kysely } from 'kysely';
import type { Fault } from '#/content/find-faults.ts';
import type { AuditContext } from '#/db/audit-log.ts';
import { raiseContentVersion } from '#/db/content-version.ts';
import type { DocumentRow, Tables } from '#/db/tables.ts';
import type { PublicationOutcome } from './answers.server.ts';
import { type ChangedField, listChanges } from './changed-lines.ts';
import { checkRules, findUnknownFiles, listFaults } from './faultless.server.ts';
import { fitted } from './form-schema.ts';
import { formOf, isKnown, readStored, titleOf } from './forms.server.ts';
import { isHeldBack, publishOrPropose } from './publish-or-propose.server.ts';
import { storeVersion } from './rows.server.ts';
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
  const rows = await stored(db).orderBy('id').execute();
  return rows
    .filter(({ name }) => isKnown(name))
    .map(({ name, publishedValue }) => ({ name, value: readStored(name, publishedValue) }));
}

/** What an import would change of one document. */
export interface DocumentChange extends DocumentFile {
  title: string;
  fields: ChangedField[];
  /** What has been saved over what visitors read: an import leaves it among the versions, without its plan. */
  draft?: Pick<DocumentRow, 'updatedBy' | 'publishAt'>;
}

/**
 * Those that differ from what visitors read.
 * @throws {Error} with one line for each fault of all files; then none of them may be imported
 */
export async function compareDocuments(db: Kysely<Tables>, files: DocumentFile[]): Promise<DocumentChange[]> {
  const faults = files.flatMap(listFileFaults);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const rows = new Map((await stored(db).execute()).map((row) => [row.name, row]));
  return files.flatMap(({ name, value }) => {
    const whole = complete(name, value);
    const row = rows.get(name);
    const before = readStored(name, row?.publishedValue ?? '{}');
    const fields = listChanges(formOf(name), before, whole);
    const draft = row && row.version !== row.publishedVersion ? row : undefined;
    return fields.length > 0 ? [{ name, title: titleOf(name), value: whole, fields, draft }] : [];
  });
}

/** A line for each. Pictures of the library are left to the import, which may bring them along. */
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

/** A file may be older than the description of its document. */
const complete = (name: string, value: unknown) => tidy(formOf(name), fitted(formOf(name), value));

/**
 * All of them come out at once, or wait for a second person as `publishOrPropose` says. Their pictures come first.
 * @throws {Error} with one line for each fault of all files; then none of them is imported
 */
export async function importDocuments(
  db: Kysely<Tables>,
  { files, ...by }: AuditContext & { files: DocumentFile[] },
): Promise<PublicationOutcome> {
  return db.transaction().execute(async (tx) => {
    await raiseContentVersion(tx);
    const waiting: string[] = [];
    await requireNoFaults(tx, files);
    for (const { name, value } of files) {
      const found = await getStored(tx, name);
      const row = await publish(tx, { found, value, ...by });
      if (isHeldBack(row)) waiting.push(titleOf(name));
    }
    return { waiting };
  });
}

async function requireNoFaults(tx: Kysely<Tables>, files: DocumentFile[]): Promise<void> {
  const faults: string[] = [];
  for (const { name, value } of files)
    if (isKnown(name)) faults.push(...sayFaults(name, await listFaults(tx, { name, value })));
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

async function publish(
  tx: Kysely<Tables>,
  { found, value, ...by }: AuditContext & { found: DocumentRow; value: unknown },
): Promise<DocumentRow> {
  const draft = { published: true, publishAt: null };
  const row = await storeVersion(tx, { stored: found, value, draft, ...by });
  return publishOrPropose(tx, { row, action: 'document.publish', ...by });
}

const getStored = (db: Kysely<Tables>, name: string): Promise<DocumentRow> =>
  stored(db).where('name', '=', name).executeTakeFirstOrThrow();

const stored = (db: Kysely<Tables>) => inLanguage(db).selectAll();
