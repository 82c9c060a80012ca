import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import type { AuditContext } from '#/db/audit-log.ts';
import { lockContent } from '#/db/content-version.ts';
import type { DocumentRow, Tables } from '#/db/tables.ts';
import { Refusal } from '#/http/errors.ts';
import { documentsText as text } from '#/i18n/tr/documents.ts';
import { readStored } from './forms.server.ts';
import { getDocument, requireSameVersion } from './get-document.server.ts';
import { findProposal } from './proposals/proposal-rows.server.ts';
import { putOut, record, storeVersion } from './rows.server.ts';
import type { StoredDocument } from './schema.ts';
import { presentDocument } from './store.server.ts';

/**
 * A draft that says what visitors read is none. It stays one while it is planned, or while something waits for a second
 * person. Call it in a transaction that locks the content.
 */
export async function endDraftIfLive(
  tx: Kysely<Tables>,
  { row, now }: { row: DocumentRow; now: Date },
): Promise<DocumentRow> {
  const { id, name, value, publishedValue, publishAt } = row;
  const [draft, live] = [value, publishedValue].map((json) => readStored(name, json));
  if (publishAt || !isDeepStrictEqual(draft, live) || (await findProposal(tx, id))) return row;
  return putOut(tx, { ...row, now });
}

/**
 * Goes back to what visitors read, without a plan; the draft stays among the versions. Nothing happens where there is none.
 * @throws {Refusal} 404 when there is no such document; 409 with the stored one when the draft is of another version;
 * 409 while something of it waits for a second person
 */
export async function discardDraft(
  db: Kysely<Tables>,
  { id, version, ...by }: AuditContext & { id: number; version: number },
): Promise<StoredDocument> {
  return db.transaction().execute(async (tx) => {
    await lockContent(tx);
    const stored = await getDocument(tx, id);
    requireSameVersion(stored, version);
    if (version === stored.publishedVersion) return presentDocument(stored);
    if (await findProposal(tx, id)) throw new Refusal('proposal-waits', text.proposalWaits);
    const value = readStored(stored.name, stored.publishedValue);
    const draft = { published: false, publishAt: null };
    const row = await storeVersion(tx, { stored, value, draft, ...by });
    await record(tx, { row, before: stored.value, after: row.value, action: 'document.discard', ...by });
    return presentDocument(await endDraftIfLive(tx, { row, now: by.now }));
  });
}
