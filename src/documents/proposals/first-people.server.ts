import type { Kysely } from 'kysely';
import type { DocumentProposalRow, DocumentRow, Tables } from '#/db/tables.ts';
import { listGivenUp, type SavedPart } from './given-up-drafts.server.ts';
import { isGuardedSame, listGuardedNews } from './guarded.server.ts';
import { readSavedVersions, selectSavedVersions } from './saved-versions.server.ts';

/**
 * Who proposed it, and everybody who wrote a part of it: the last to touch a draft is not always the one that
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

/** Usernames at that time. Who only moved accounts about has written nothing new, so then everybody who touched it counts. */
async function listWriters(
  db: Kysely<Tables>,
  { documentId, version }: DocumentProposalRow,
): Promise<string[]> {
  const document = await db
    .selectFrom('documents')
    .selectAll()
    .where('id', '=', documentId)
    .executeTakeFirstOrThrow();
  const { name, publishedValue } = document;
  const { value } = await selectSavedVersions(db, documentId)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  const proposed = listGuardedNews(name, publishedValue, value);
  const parts: SavedPart[] = [];
  for await (const { before, value, savedBy } of readDrafts(db, { document, until: version })) {
    if (isGuardedSame(name, before, value)) continue;
    const isPart = listGuardedNews(name, before, value).some((leaf) => proposed.includes(leaf));
    if (isPart || proposed.length === 0) parts.push({ value, savedBy });
  }
  const givenUp = await listGivenUp(db, { document, parts });
  return [...new Set([...parts, ...givenUp].map(({ savedBy }) => savedBy))];
}

/** What each save has changed, since the version that visitors read. */
async function* readDrafts(
  db: Kysely<Tables>,
  {
    document: { id, publishedValue, publishedVersion },
    until,
  }: { document: Pick<DocumentRow, 'id' | 'publishedValue' | 'publishedVersion'>; until: number },
) {
  let before = publishedValue;
  for await (const { value, savedBy } of readSavedVersions(db, { id, after: publishedVersion, until })) {
    yield { before, value, savedBy };
    before = value;
  }
}
