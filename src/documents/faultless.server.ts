import type { Kysely } from 'kysely';
import { type DocumentName, documentSchemas } from '#/content/documents.ts';
import { type Fault, findFaults } from '#/content/find-faults.ts';
import type { Tables } from '#/db/tables.ts';
import { invalid } from '#/http/errors.ts';
import { documentsText as text } from '#/i18n/tr/documents.ts';
import { formOf, isKnown, titleOf } from './forms.server.ts';
import { findMissingPictures } from './missing-pictures.server.ts';
import { picturesOf } from './pictures-of.ts';

/** What keeps a document from visitors: rules that it breaks, and pictures that are not there. */
export async function listFaults(
  db: Kysely<Tables>,
  { name, value }: { name: DocumentName; value: unknown },
): Promise<Fault[]> {
  const faults = findFaults(documentSchemas[name], value);
  const places = new Set(faults.map(({ path }) => path.join('.')));
  // what is no address of a picture has its fault already
  const pictures = picturesOf(formOf(name), value).filter(({ path }) => !places.has(path.join('.')));
  return [...faults, ...(await findMissingPictures(db, pictures))];
}

/** @throws {Refusal} 400 when something keeps it from visitors: `fields` says where */
export async function requireFaultless(
  db: Kysely<Tables>,
  { name, value }: { name: string; value: unknown },
): Promise<void> {
  if (!isKnown(name)) return;
  const faults = await listFaults(db, { name, value });
  if (faults.length === 0) return;
  const fields = faults.map(({ path, message }) => [['value', ...path].join('.'), message] as const);
  throw invalid(text.faults(titleOf(name), faults.length), Object.fromEntries(fields.toReversed()));
}
