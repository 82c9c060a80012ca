import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import type { Restoration } from '#/collections/store.server.ts';
import type { AuditContext } from '#/db/audit-log.ts';
import { lockContent, raiseContentVersion } from '#/db/content-version.ts';
import type { DocumentRow, Tables } from '#/db/tables.ts';
import { invalid, Refusal } from '#/http/errors.ts';
import { documentsText as text } from '#/i18n/tr/documents.ts';
import { publishingText } from '#/i18n/tr/publishing.ts';
import type { AuditAction } from '#/stored/kinds.ts';
import { isTooFarAhead } from '#/stored/planned-time.ts';
import type { StoredDocument } from './answers.server.ts';
import { requirePublishable } from './faultless.server.ts';
import { fitted } from './form-schema.ts';
import { formOf, readStored } from './forms.server.ts';
import { findProposal } from './proposals/proposal-rows.server.ts';
import { isHeldBack, publishOrPropose } from './publish-or-propose.server.ts';
import { putOut, record, storeVersion } from './rows.server.ts';
import type { DocumentDraft } from './schema.ts';
import { hasShape } from './shape.ts';
import { getDocument, getVersionValue, presentDocument, requireSameVersion } from './store.server.ts';
import { tidy } from './tidy.ts';

/**
 * Stores a draft, also one with gaps, unless it says what visitors read (`endDraftIfLive`); with `published` visitors read it at once, with `publishAt` from then on,
 * unless it waits for a second person (`publishOrPropose`).
 * @throws {Refusal} 404 when there is no such document; 409 with the stored one when the draft is of another version;
 * 400 when it is no such document, or is to be read by visitors and breaks a rule: `fields` then says where
 */
export async function saveDocument(
  db: Kysely<Tables>,
  { id, draft, ...by }: AuditContext & { id: number; draft: DocumentDraft },
): Promise<StoredDocument> {
  return db.transaction().execute(async (tx) => {
    await (draft.published ? raiseContentVersion(tx) : lockContent(tx));
    const stored = await getDocument(tx, id);
    requireSameVersion(stored, draft.version);
    const form = formOf(stored.name);
    if (!hasShape(form, draft.value)) throw invalid(text.otherShape);
    refuseOtherTime(draft, by);
    const value = tidy(form, fitted(form, draft.value));
    const publication = { now: by.now, publishAt: draft.publishAt };
    if (draft.published || draft.publishAt)
      await requirePublishable(tx, { stored, value, publication, ...by });
    const row = await storeVersion(tx, { stored, value, draft, ...by });
    const action = actionOf(draft, stored);
    if (draft.published) {
      const published = await publishOrPropose(tx, { row, action, ...by });
      const isOut = !isHeldBack(published);
      return {
        ...presentDocument(published, !isOut),
        ...(isOut && { replacedVersion: stored.publishedVersion }),
      };
    }
    const { value: before } = action === 'document.update' ? stored : { value: stored.publishedValue };
    await record(tx, { row, before, after: row.value, action, ...by });
    return presentDocument(await endDraftIfLive(tx, { row, now: by.now }));
  });
}

function refuseOtherTime({ publishAt }: DocumentDraft, { now }: AuditContext): void {
  if (publishAt === null) return;
  const { timeTooLate, planIsOver } = publishingText;
  const at = now.toISOString();
  if (isTooFarAhead(publishAt, at)) throw invalid(timeTooLate, { publishAt: timeTooLate });
  // the clock of who planned it may be slow
  if (publishAt <= at) throw invalid(planIsOver, { publishAt: planIsOver });
}

function actionOf(
  { published, publishAt }: Pick<DocumentDraft, 'published' | 'publishAt'>,
  stored: DocumentRow,
): AuditAction {
  if (published) return 'document.publish';
  if (publishAt) return 'document.schedule';
  return stored.publishAt ? 'document.unschedule' : 'document.update';
}

/**
 * Makes an earlier version the draft, without a time, or ends it (`endDraftIfLive`); visitors go on reading what they read.
 * @throws {Refusal} 404 when there is no such document or version; 409 when another version than `over` is stored by now
 */
export async function restoreVersion(
  db: Kysely<Tables>,
  { id, version, over, ...by }: AuditContext & Restoration,
): Promise<StoredDocument> {
  return db.transaction().execute(async (tx) => {
    await lockContent(tx);
    const stored = await getDocument(tx, id);
    if (over !== undefined) requireSameVersion(stored, over);
    const value = await getVersionValue(tx, { stored, version });
    const draft = { published: false, publishAt: null };
    const row = await storeVersion(tx, { stored, value, draft, ...by });
    const action = actionOf(draft, stored);
    await record(tx, { row, before: stored.value, after: row.value, action, ...by });
    return presentDocument(await endDraftIfLive(tx, { row, now: by.now }));
  });
}

/**
 * A draft that says what visitors read is none. It stays one while it is planned, or while something waits for a second
 * person. Call it in a transaction that locks the content.
 */
async function endDraftIfLive(
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
