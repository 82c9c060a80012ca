import type { Kysely } from 'kysely';
import type { AuditContext } from '#/db/audit-log.ts';
import type { DocumentRow, Tables } from '#/db/tables.ts';
import { selectVersions } from '#/db/versions.ts';
import { type Write, write } from '#/db/write.ts';
import { Refusal } from '#/http/errors.ts';
import { documentsText as text } from '#/i18n/tr/documents.ts';
import type { PublicationOutcome } from './answers.server.ts';
import { readStored, titleOf } from './forms.server.ts';
import { isGuardedSame } from './proposals/accounts.server.ts';
import { isHeldBack, publishAmong } from './publication.server.ts';
import { saveRow } from './rows.server.ts';
import type { Undo } from './schema.ts';
import { getDocument, getDocumentVersion } from './store.server.ts';

/**
 * Gives visitors an earlier version to read again; what they read until now is the draft that it was (`draftAgain`), or
 * stays among the versions.
 * @throws {Refusal} 404 when there is no such document or version; 400 when a rule has come since that it breaks;
 * 409 when somebody has saved over the version that is to be undone
 */
export const publishEarlier = (
  db: Kysely<Tables>,
  { documents, ...by }: AuditContext & Undo,
): Promise<PublicationOutcome> =>
  write(db, by, async (write) => {
    const waiting: string[] = [];
    const inVersions: string[] = [];
    for (const { id, version, over } of documents) {
      const stored = await getDocument(write.tx, id);
      if (over !== undefined && over !== stored.version)
        throw new Refusal('changed-meanwhile', text.changedSincePublished);
      const { value } = await getDocumentVersion(write.tx, { id, version });
      const earlier = await saveRow(write, { stored, value });
      const row = await publishAmong(write, { row: earlier, action: 'document.undo' });
      if (isHeldBack(row)) waiting.push(titleOf(row.name));
      else if (!(await draftAgain(write, { undone: stored, row }))) inVersions.push(titleOf(row.name));
    }
    return { waiting, ...(inVersions.length > 0 && { inVersions }) };
  });

/**
 * Makes a draft again of what was one when it was published, or when a form was published over it: the same text, of the
 * same person and time.
 * @param undone as it stood before
 * @param row what visitors read now
 * @returns whether the text that was undone is this draft; otherwise it is left among the versions alone
 */
async function draftAgain(
  write: Write,
  { undone, row }: { undone: DocumentRow; row: DocumentRow },
): Promise<boolean> {
  const draft = await findDraftBefore(write, undone);
  // other accounts would come back without the names of all who wrote them, and one of those could confirm them
  if (!draft || !isGuardedSame(row, [row.value, draft.value])) return false;
  const { value, savedAt, savedBy } = draft;
  const written = { savedAt, savedBy };
  await saveRow(write, { stored: row, value: readStored(row.name, value), written });
  return value === undone.value;
}

/** Finds the draft that a publication ended: the version that came out, or the one below it when that was stored by publishing. */
async function findDraftBefore({ tx }: Write, { id, version, publishedVersion }: DocumentRow) {
  if (version !== publishedVersion) return undefined;
  const [out, below] = await selectVersions(tx, { kind: 'document', ownerId: id })
    .select(['value', 'isPublished', 'publishedAt', 'savedAt', 'savedBy'])
    .where('version', '<=', version)
    .orderBy('version', 'desc')
    .limit(2)
    .execute();
  if (out?.publishedAt && out.savedAt < out.publishedAt) return out;
  return below?.isPublished === 0 ? below : undefined;
}
