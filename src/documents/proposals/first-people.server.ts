import type { Kysely } from 'kysely';
import type { DocumentProposalRow, DocumentRow, Tables } from '#/db/tables.ts';
import { isGuardedSame, listGuardedNews } from './guarded.server.ts';

/** So many versions are in memory at once. */
const atOnce = 100;

/**
 * Who proposed it, and everybody who wrote a part of it: the last hand that touched a draft is not always the one that
 * changed an account.
 */
export async function listFirstPeople(
  db: Kysely<Tables>,
  proposal: DocumentProposalRow,
): Promise<Set<number | null>> {
  const { documentId, proposedBy, writtenBy } = proposal;
  const names = await listWriters(db, proposal);
  if (names.length === 0) return new Set([proposedBy, writtenBy]);
  const rows = await db
    .selectFrom('auditLog')
    .select('staffId')
    .distinct()
    .where('subjectKind', '=', 'document')
    .where('subjectId', '=', documentId)
    // a name may have been another's meanwhile: then neither is the second person
    .where('username', 'in', names)
    .execute();
  return new Set([proposedBy, writtenBy, ...rows.map(({ staffId }) => staffId)]);
}

/** Usernames at that time. Who only moved accounts about has written nothing new, so then each hand counts. */
async function listWriters(
  db: Kysely<Tables>,
  { documentId, version }: DocumentProposalRow,
): Promise<string[]> {
  const { name, ...document } = await db
    .selectFrom('documents')
    .selectAll()
    .where('id', '=', documentId)
    .executeTakeFirstOrThrow();
  const { value } = await selectVersions(db, documentId)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  const proposed = listGuardedNews(name, document.publishedValue, value);
  const names = new Set<string>();
  for await (const { before, after, savedBy } of readDrafts(db, { document, until: version })) {
    if (isGuardedSame(name, before, after)) continue;
    const isPart = listGuardedNews(name, before, after).some((leaf) => proposed.includes(leaf));
    if (isPart || proposed.length === 0) names.add(savedBy);
  }
  return [...names];
}

/** What each save has changed, since the version that visitors read. */
async function* readDrafts(
  db: Kysely<Tables>,
  {
    document: { id, ...document },
    until,
  }: { document: Pick<DocumentRow, 'id' | 'publishedValue' | 'publishedVersion'>; until: number },
) {
  let { publishedValue: before, publishedVersion: last } = document;
  while (last < until) {
    const versions = await selectVersions(db, id)
      .where('version', '>', last)
      .where('version', '<=', until)
      .orderBy('version')
      .limit(atOnce)
      .execute();
    if (versions.length === 0) return;
    for (const { version, value: after, savedBy } of versions) {
      yield { before, after, savedBy };
      [before, last] = [after, version];
    }
  }
}

const selectVersions = (db: Kysely<Tables>, documentId: number) =>
  db
    .selectFrom('documentVersions')
    .select(['version', 'value', 'savedBy'])
    .where('documentId', '=', documentId);
