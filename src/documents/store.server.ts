import type { Kysely, NotNull } from 'kysely';
import { type DocumentName, documentSchemas, guards } from '#/content/documents.ts';
import type { DocumentRow, Tables } from '#/db/tables.ts';
import { findVersionRow, listVersionRows } from '#/db/versions.ts';
import { searchKeyOf, stemOf } from '#/format/turkish.ts';
import type { VersionSummary } from '#/http/answers.server.ts';
import { notFound, Refusal } from '#/http/errors.ts';
import { sitePaths } from '#/http/site-paths.ts';
import { documentsText as text } from '#/i18n/tr/documents.ts';
import type {
  DocumentSummary,
  DocumentVersion,
  FoundFields,
  SitePage,
  StoredDocument,
} from './answers.server.ts';
import { findFields } from './find-fields.ts';
import { formOf, isKnown, knownNames, readStored, titleOf } from './forms.server.ts';

export const language = 'tr';

export const inLanguage = (db: Kysely<Tables>) => db.selectFrom('documents').where('language', '=', language);

/** Columns of a summary: not the document itself, which may be long. */
const summaryColumns = [
  'id',
  'name',
  'version',
  'publishedVersion',
  'publishAt',
  'updatedAt',
  'updatedBy',
] as const;

/** Lists them in the panel's order, each with the heading under which it stands there. */
export async function listDocuments(db: Kysely<Tables>): Promise<DocumentSummary[]> {
  const headings = await readMenuHeadings(db);
  const rows = await withProposals(db).select(summaryColumns).execute();
  const summaries = new Map(rows.map((row) => [row.name, row]));
  return knownNames.flatMap((name) => {
    const row = summaries.get(name);
    const { page, isOnManyPages } = formOf(name);
    if (!row) return [];
    const heading = page && !isOnManyPages ? (headings.get(page) ?? text.otherPages) : text.manyPages;
    return [{ ...summarize(row, isWaiting(row)), heading }];
  });
}

/** Reads under which heading of the menu visitors find a page; what stands there by itself has none. */
async function readMenuHeadings(db: Kysely<Tables>): Promise<ReadonlyMap<string, string>> {
  const { main = [] } = (await readMenu(db)) ?? {};
  const groups = main.flatMap((entry) => ('links' in entry ? [entry] : []));
  return new Map(groups.flatMap(({ label, links }) => links.map(({ path }) => [path, label] as const)));
}

async function readMenu(db: Kysely<Tables>) {
  const row = await inLanguage(db).select('publishedValue').where('name', '=', 'menu').executeTakeFirst();
  return row && documentSchemas.menu.safeParse(readStored('menu', row.publishedValue)).data;
}

/** Lists the site's pages by the names that its menu gives them, and those without a link there by their documents'. */
export async function listSitePages(db: Kysely<Tables>): Promise<SitePage[]> {
  const { main = [], footer } = (await readMenu(db)) ?? {};
  const links = [
    ...main.flatMap((entry) => ('links' in entry ? entry.links : [entry])),
    ...(footer?.links ?? []),
  ];
  const forms = knownNames.map(formOf).filter(({ isOnManyPages }) => !isOnManyPages);
  // the last name of a page counts: the footer writes it as a sentence does
  const titles = new Map([
    ...forms.map(({ page, title }) => [page, title] as const),
    ...links.map(({ path, label }) => [path, label] as const),
  ]);
  return sitePaths.map((path) => ({ path, title: titles.get(path) ?? '' })).filter(({ title }) => title);
}

/** Fields of one document that a search shows. */
const mostFound = 6;

/** Finds fields of all documents by their words and by what they hold as it was saved last; first where one or the document is called so. */
export async function findInDocuments(db: Kysely<Tables>, query: string): Promise<FoundFields[]> {
  const results = (await readSavedDocuments(db)).flatMap(({ id, name, form, value }) => {
    const found = findFields(form, value, query);
    const shown = found.slice(0, mostFound);
    return found.length > 0
      ? [{ id, title: titleOf(name), found: shown, more: found.length - shown.length }]
      : [];
  });
  const words = searchKeyOf(query).split(' ').map(stemOf);
  const rankOf = ({ title, found }: FoundFields) =>
    Number(found[0]?.isNamed) + words.filter((word) => searchKeyOf(title).includes(word)).length / 9;
  return results.toSorted((one, other) => rankOf(other) - rankOf(one));
}

/** Reads all documents as they were saved last, in the panel's order. */
export async function readSavedDocuments(db: Kysely<Tables>) {
  const rows = await inLanguage(db).select(['id', 'name', 'value']).execute();
  const stored = new Map(rows.map((row) => [row.name, row]));
  return knownNames.flatMap((name) => {
    const row = stored.get(name);
    return row ? [{ id: row.id, name, form: formOf(name), value: readStored(name, row.value) }] : [];
  });
}

export async function findDocument(db: Kysely<Tables>, id: number): Promise<StoredDocument | undefined> {
  const row = await withProposals(db).selectAll('documents').where('id', '=', id).executeTakeFirst();
  return row && isKnown(row.name) ? presentDocument(row, isWaiting(row)) : undefined;
}

/** Selects rows, each with the version of it that waits for a second person. */
const withProposals = (db: Kysely<Tables>) =>
  inLanguage(db).select(({ selectFrom }) =>
    selectFrom('documentProposals as proposals')
      .select('proposals.version')
      .whereRef('proposals.documentId', '=', 'documents.id')
      .as('proposedVersion'),
  );

const isWaiting = ({ version, proposedVersion }: { version: number; proposedVersion: number | null }) =>
  version === proposedVersion;

/** @param waits for a second person */
export const presentDocument = (row: DocumentRow, waits = false): StoredDocument => ({
  ...summarize(row, waits),
  isGuarded: isGuardedNow(row),
  value: readStored(row.name, row.value),
  form: formOf(row.name),
});

/** Tells whether some of what visitors read takes two people to change: of examples nothing does. */
function isGuardedNow({ name, publishedValue }: DocumentRow): boolean {
  const guard = isKnown(name) ? guards[name] : undefined;
  if (typeof guard !== 'function') return guard !== undefined;
  const published = readStored(name, publishedValue);
  return guard(published, published).length > 0;
}

type SummaryRow = Pick<DocumentRow, (typeof summaryColumns)[number]>;

const summarize = (row: SummaryRow, waits: boolean): DocumentSummary => ({
  id: row.id,
  name: row.name,
  title: titleOf(row.name),
  page: formOf(row.name).page,
  version: row.version,
  publishedVersion: row.publishedVersion,
  published: row.version === row.publishedVersion,
  waits,
  isGuarded: isKnown(row.name) && row.name in guards,
  publishAt: row.publishAt,
  updatedAt: row.updatedAt,
  updatedBy: row.updatedBy,
});

/** @throws {Refusal} 404 when there is no such document */
export async function getDocument(db: Kysely<Tables>, id: number): Promise<DocumentRow> {
  const row = await db.selectFrom('documents').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row || !isKnown(row.name)) throw notFound(text.notFound);
  return row;
}

/** @throws {Refusal} 409 with the stored one when `version` is another */
export function requireSameVersion(stored: DocumentRow, version: number): void {
  if (version === stored.version) return;
  throw new Refusal('changed-meanwhile', text.changedMeanwhile, { current: presentDocument(stored) });
}

/** Lists them the latest first. @throws {Refusal} 404 when there is no such document */
export async function listDocumentVersions(db: Kysely<Tables>, id: number): Promise<VersionSummary[]> {
  const { name } = await getDocument(db, id);
  const rows = await listVersionRows(db, { kind: 'document', ownerId: id });
  return rows.map(({ version, isPublished, savedAt, savedBy }) => ({
    ...{ version, savedAt, savedBy, title: titleOf(name) },
    published: isPublished === 1,
  }));
}

/** @throws {Refusal} 404 when there is no such document or it never had this version */
export async function getDocumentVersion(
  db: Kysely<Tables>,
  { id, version }: { id: number; version: number },
): Promise<DocumentVersion> {
  const row = await findVersionRow(db, { kind: 'document', ownerId: id, version });
  if (!row) throw notFound(text.versionNotFound);
  const { name } = await getDocument(db, id);
  const { savedAt, savedBy, value } = row;
  return { version, savedAt, savedBy, value: readStored(name, value) };
}

/** Selects the versions that visitors have read of a document. */
export const selectPublished = (db: Kysely<Tables>, name: DocumentName) =>
  db
    .selectFrom('versions')
    .where('kind', '=', 'document')
    .where('ownerId', 'in', inLanguage(db).select('id').where('name', '=', name))
    .select(['version', 'value', 'publishedAt'])
    .where('publishedAt', 'is not', null)
    .$narrowType<{ publishedAt: NotNull }>();

/** Most versions in memory at once. */
const atOnce = 100;

/** Reads them, the earliest first. */
export async function* readPublishedVersions(db: Kysely<Tables>, name: DocumentName) {
  for (let offset = 0; ; offset += atOnce) {
    const versions = await selectPublished(db, name)
      .orderBy('publishedAt')
      .orderBy('version')
      .offset(offset)
      .limit(atOnce)
      .execute();
    yield* versions;
    if (versions.length < atOnce) return;
  }
}
